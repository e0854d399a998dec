import type { ChangeSession, SessionDocument } from "@wellput/contract";
import * as Y from "yjs";

/** A shared sheet as somebody has it open: writes as a browser does, and shows what stands there. */
export class SheetPage {
  readonly doc = new Y.Doc();

  /** Takes what others wrote. */
  take({ updates = [] }: Partial<Pick<SessionDocument, "updates">>): this {
    for (const update of updates) Y.applyUpdate(this.doc, Buffer.from(update, "base64"));
    return this;
  }

  textOf(field: string): string {
    return this.doc.getText(field).toString();
  }

  /** What this page sends when words are put into a field: at its end, or at a place. */
  write(field: string, words: string, at = this.textOf(field).length): ChangeSession {
    return this.#sending(field, () => this.doc.getText(field).insert(at, words));
  }

  remove(field: string, at: number, count: number): ChangeSession {
    return this.#sending(field, () => this.doc.getText(field).delete(at, count));
  }

  tick(field: string, label: string): ChangeSession {
    return this.#sending(field, () => this.doc.getMap("ticks").set(`${field}:${label}`, true));
  }

  #sending(field: string, change: () => void): ChangeSession {
    const updates: Uint8Array[] = [];
    const note = (update: Uint8Array) => updates.push(update);
    this.doc.on("update", note);
    this.doc.transact(change);
    this.doc.off("update", note);
    return { writer: this.doc.clientID, field, update: Buffer.from(Y.mergeUpdates(updates)).toString("base64") };
  }
}
