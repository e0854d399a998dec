import * as Y from "yjs";
import { inspect, refuseManyFields, refuseTangle, TICKS } from "./sheet-tangle.ts";

const toBytes = (update: string) => Buffer.from(update, "base64");
const toText = (update: Uint8Array) => Buffer.from(update).toString("base64");

/** What an update of a page holds. @throws {AppError} INVALID_INPUT for what no page would send. */
export const inspectUpdate = (update: string) => inspect(toBytes(update));

/** Refuses updates that have more fields together than a sheet has room for. @throws {AppError} SESSION_FULL. */
export const refuseFields = (updates: readonly string[]): void => refuseManyFields(updates.map(toBytes));

function open(updates: readonly string[]): Y.Doc {
  const doc = new Y.Doc();
  for (const update of updates) Y.applyUpdate(doc, toBytes(update));
  return doc;
}

/** Several updates as one, without what was taken away. @throws {AppError} SESSION_FULL. */
export function putTogether(updates: readonly string[]): string {
  refuseTangle(updates.map(toBytes));
  return toText(Y.encodeStateAsUpdate(open(updates)));
}

/** The text of one field as it stands. */
export const textOf = (updates: readonly string[], field: string): string => open(updates).getText(field).toString();

/** A sheet in which somebody has written fields at once, and their number in it. */
export function writeFields(fields: Readonly<Record<string, string | boolean>>): { update: string; writer: number } {
  const doc = new Y.Doc();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") doc.getText(name).insert(0, value);
    else doc.getMap(TICKS).set(name, value);
  }
  return { update: toText(Y.encodeStateAsUpdate(doc)), writer: doc.clientID };
}

/** What some pages wrote, and is still there: letters by field, and labels that they ticked. */
export function fieldsBy(updates: readonly string[], writers: ReadonlySet<number>): Record<string, string | boolean> {
  const doc = open(updates);
  const fields: Record<string, string | boolean> = {};
  for (const name of doc.share.keys()) {
    if (name === TICKS) continue;
    const text = doc.getText(name);
    const mine = piecesOf(text).filter(({ writer }) => writers.has(writer));
    if (mine.length > 0) fields[name] = mine.map(({ words }) => words).join("");
  }
  for (const [label, item] of doc.getMap(TICKS)._map) {
    if (!item.deleted && writers.has(item.id.client) && item.content.getContent()[0] === true) fields[label] = true;
  }
  return fields;
}

function piecesOf(text: Y.Text): { readonly writer: number; readonly words: string }[] {
  const pieces = [];
  for (let item = text._start; item; item = item.right) {
    if (!item.deleted && item.content instanceof Y.ContentString)
      pieces.push({ writer: item.id.client, words: item.content.str });
  }
  return pieces;
}

/** A sheet without a letter of some pages: what they wrote is not in it any more, not even as something that was taken away. */
export function without(updates: readonly string[], writers: ReadonlySet<number>): string {
  const doc = open(updates);
  doc.transact((transaction) => {
    for (const writer of writers) {
      for (const struct of doc.store.clients.get(writer) ?? []) {
        if (struct instanceof Y.Item && !struct.deleted) struct.delete(transaction);
      }
    }
  });
  return toText(Y.encodeStateAsUpdate(doc));
}
