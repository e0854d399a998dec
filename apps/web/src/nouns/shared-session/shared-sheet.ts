import type { SessionChange, SheetWriting } from "@wellput/contract";
import * as Y from "yjs";
import { differenceOf } from "./difference.ts";
import type { Place, SheetEditing } from "./sheet-editing.ts";

/** Whoever has sent nothing for so long writes no more. */
const WRITING_MS = 4000;
/** What goes into an empty field at once is no typing, but something that stands ready, and may stand ready for others at once. */
const READY_MIN_CHARS = 20;
const TICKS = "ticks";
/** A place keeps to the letter before it: what others write there comes after it, and words stay whole. */
const AFTER_LETTER = -1;
/** Changes that were made here, and those that came. */
const [HERE, ELSEWHERE] = ["here", "elsewhere"];

const toBytes = (update: string) => Uint8Array.from(atob(update), (letter) => letter.charCodeAt(0));
function toText(update: Uint8Array): string {
  let letters = "";
  for (const byte of update) letters += String.fromCharCode(byte);
  return btoa(letters);
}
type Listener = () => void;

type Taken = Pick<Partial<SessionChange>, "updates" | "writing">;

/** What somebody has done here and others have not seen yet. */
type Made = (field: string, update: string) => void;

/** A sheet as this page has it: every letter with its place, so that what several write at once is merged. */
export class SharedSheet implements SheetEditing {
  readonly #doc = new Y.Doc();
  readonly #undo = new Map<string, Y.UndoManager>();
  readonly #writing = new Map<number, SheetWriting>();
  readonly #listeners = new Set<Listener>();
  readonly #beforeTaking = new Set<Listener>();
  #waiting: Taken[] = [];
  #isHeld = false;
  #onMade: Made = () => {};
  #at = "";
  #version = 0;

  constructor() {
    this.#doc.on("update", (update: Uint8Array, origin: unknown) => {
      if (origin !== ELSEWHERE) this.#onMade(this.#at, toText(update));
    });
  }

  get writer(): number {
    return this.#doc.clientID;
  }

  /** A number that changes with whatever is to be seen. */
  readonly version = (): number => this.#version;

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Says where to put what is made here. */
  onMade(made: Made): void {
    this.#onMade = made;
  }

  /** Several updates as one. */
  asOne(updates: readonly string[]): string {
    return toText(Y.mergeUpdates(updates.map(toBytes)));
  }

  /** Takes what came from others, or what this device has kept. False where that cannot be read. */
  take(taken: Taken): boolean {
    const isTaken = this.#queue(taken);
    this.#takeWaiting();
    return isTaken;
  }

  /** The same before the page is drawn next, with whatever else comes until then: several may write faster than a page is drawn. */
  takeSoon(taken: Taken): boolean {
    const isFirst = this.#waiting.length === 0;
    const isTaken = this.#queue(taken);
    if (isFirst) beforeNextFrame(() => this.#takeWaiting());
    return isTaken;
  }

  /** Nothing comes in while a word is being put together, from several keys or by voice. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#takeWaiting();
  }

  #queue(taken: Taken): boolean {
    if (!isReadable(taken)) return false;
    this.#waiting.push(taken);
    return true;
  }

  #takeWaiting(): void {
    if (this.#isHeld || this.#waiting.length === 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#prepare();
    this.#doc.transact(() => {
      for (const { updates = [], writing } of waiting) {
        for (const update of updates) Y.applyUpdate(this.#doc, toBytes(update), ELSEWHERE);
        if (writing && writing.writer !== this.writer) this.#note(writing);
      }
    }, ELSEWHERE);
    this.#tell();
  }

  readonly beforeTaking = (listener: Listener): (() => void) => {
    this.#beforeTaking.add(listener);
    return () => this.#beforeTaking.delete(listener);
  };

  textOf(field: string): string {
    return this.#doc.getText(field).toString();
  }

  labelsOf(field: string): string[] {
    const prefix = `${field}:`;
    const ticks = [...this.#doc.getMap<boolean>(TICKS).entries()];
    return ticks.flatMap(([name, isTicked]) =>
      isTicked && name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
    );
  }

  tick(field: string, label: string, isTicked: boolean): void {
    this.#change(field, () => this.#doc.getMap<boolean>(TICKS).set(`${field}:${label}`, isTicked));
  }

  /** Makes a field's text another one, by taking away and putting in no more than the two differ in. */
  write(field: string, words: string): void {
    const text = this.#doc.getText(field);
    const before = text.toString();
    if (before === words) return;
    this.#undoOf(field);
    const { at, removed, inserted, isWhole } = differenceOf(before, words);
    const isReady = before === "" && words.length >= READY_MIN_CHARS && isWhole;
    if (isReady && this.#standReady(field, words)) return;
    this.#change(field, () => {
      if (removed > 0) text.delete(at, removed);
      if (inserted) text.insert(at, inserted);
    });
    if (!isWhole) this.write(field, words);
  }

  undo(field: string): void {
    this.#at = field;
    this.#prepare();
    this.#undoOf(field).undo();
  }

  redo(field: string): void {
    this.#at = field;
    this.#prepare();
    this.#undoOf(field).redo();
  }

  canUndo(field: string): boolean {
    return (this.#undo.get(field)?.undoStack.length ?? 0) > 0;
  }

  writersAt(field: string): readonly SheetWriting[] {
    return [...this.#writing.values()].filter((writing) => writing.field === field);
  }

  placeAt(field: string, index: number): Place {
    const place = Y.createRelativePositionFromTypeIndex(this.#doc.getText(field), index, AFTER_LETTER);
    return () => Y.createAbsolutePositionFromRelativePosition(place, this.#doc)?.index ?? null;
  }

  #prepare(): void {
    for (const listener of this.#beforeTaking) listener();
  }

  #change(field: string, change: () => void): void {
    this.#at = field;
    this.#doc.transact(change, HERE);
    this.#tell();
  }

  /**
   * The same words that several put into an empty field at one time, because all of them opened the step, are to stand there once: so
   * they are the same letters, whoever puts them in. False where these have been there before.
   */
  #standReady(field: string, words: string): boolean {
    const doc = new Y.Doc();
    doc.clientID = numberOf(`${field} ${words}`);
    if (Y.decodeStateVector(Y.encodeStateVector(this.#doc)).has(doc.clientID)) return false;
    doc.getText(field).insert(0, words);
    this.#at = field;
    Y.applyUpdate(this.#doc, Y.encodeStateAsUpdate(doc), HERE);
    this.#tell();
    return true;
  }

  #undoOf(field: string): Y.UndoManager {
    const known = this.#undo.get(field);
    if (known) return known;
    const made = new Y.UndoManager(this.#doc.getText(field), { trackedOrigins: new Set([HERE]) });
    made.on("stack-item-popped", () => this.#tell());
    this.#undo.set(field, made);
    return made;
  }

  #note(writing: SheetWriting): void {
    this.#writing.set(writing.writer, writing);
    setTimeout(() => {
      if (this.#writing.get(writing.writer) !== writing) return;
      this.#writing.delete(writing.writer);
      this.#tell();
    }, WRITING_MS);
  }

  #tell(): void {
    this.#version++;
    for (const listener of this.#listeners) listener();
  }
}

function isReadable({ updates = [] }: Taken): boolean {
  try {
    for (const update of updates) Y.decodeUpdate(toBytes(update));
    return true;
  } catch {
    return false;
  }
}

/** A page that nobody sees is not drawn. */
function beforeNextFrame(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(run);
}

/** A number that is the same for the same words: FNV-1a, of 32 bits. */
function numberOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
