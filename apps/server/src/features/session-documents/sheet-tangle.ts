import { FieldName, SHEET_FIELDS_MAX } from "@wellput/contract";
import * as Y from "yjs";
import { AppError } from "../../http/app-error.ts";

/** Labels that are ticked, in a map of this name. */
export const TICKS = "ticks";

/** Of one update: a page writes as itself, and as whoever puts the same ready words into an empty field. */
const WRITERS_MAX = 100;
/** Pieces of one sheet, and how many of them may claim the place of another: Yjs compares each of these with every one around it. */
const PIECES_MAX = 5000;
const RIVALS_MAX = 500;
/** An update of more is looked at together with the whole sheet at once; of fewer, when the sheet is next put together. */
const PIECES_AT_ONCE = 20;
const RIVALS_AT_ONCE = 4;

type Struct = ReturnType<typeof Y.decodeUpdate>["structs"][number];
/** Words, ticks, and what was taken away: a sheet has nothing else. */
const KINDS = [Y.ContentString, Y.ContentAny, Y.ContentDeleted];

interface Inspected {
  readonly writers: readonly number[];
  readonly isTangled: boolean;
  /** Whether it begins a field, as far as its page knows. */
  readonly beginsField: boolean;
}

interface Tangle {
  readonly pieces: number;
  readonly rivals: number;
}

/**
 * What an update of a page holds: which pages wrote it, whether it is so tangled that the whole sheet has to be looked at now, and whether
 * the sheet's fields have to be counted.
 *
 * @throws {AppError} INVALID_INPUT for what no page would send.
 */
export function inspect(update: Uint8Array): Inspected {
  const { structs, ds } = decode(update);
  const writers = [...new Set(structs.map(({ id }) => id.client))];
  const isOurs = structs.every((one) => !(one instanceof Y.Item) || KINDS.some((kind) => one.content instanceof kind));
  // Yjs takes in what is taken away over no letters, and then cannot write the sheet down any more.
  const takesAway = [...ds.clients.values()].flat().every(({ len }) => len > 0);
  const fields = [...fieldsIn(structs)];
  const isNamed = fields.every((name) => FieldName.safeParse(name).success);
  if (!isOurs || !takesAway || !isNamed || writers.length > WRITERS_MAX) throw refused();
  const { pieces, rivals } = tangleOf([structs]);
  const isTangled = pieces > PIECES_AT_ONCE || rivals > RIVALS_AT_ONCE;
  return { writers, isTangled, beginsField: fields.length > 0 };
}

/** Keeps a sheet from having more fields than any page shows. @throws {AppError} SESSION_FULL. */
export function refuseManyFields(updates: readonly Uint8Array[]): void {
  const fields = new Set(updates.flatMap((update) => [...fieldsIn(decode(update).structs)]));
  if (fields.size > SHEET_FIELDS_MAX) throw new AppError("SESSION_FULL", { detail: "fields" });
}

/** The names of fields that begin here: what is written beside other letters names these instead. */
function fieldsIn(structs: readonly Struct[]): Set<string> {
  const names = new Set<string>();
  for (const struct of structs) {
    const parent: unknown = struct instanceof Y.Item ? struct.parent : null;
    if (typeof parent === "string" && parent !== TICKS) names.add(parent);
  }
  return names;
}

/** Keeps a sheet from being put together that would hold everybody up. @throws {AppError} SESSION_FULL. */
export function refuseTangle(updates: readonly Uint8Array[]): void {
  const { pieces, rivals } = tangleOf(updates.map((update) => decode(update).structs));
  if (pieces > PIECES_MAX || rivals > RIVALS_MAX) throw new AppError("SESSION_FULL", { detail: "tangled" });
}

function decode(update: Uint8Array): ReturnType<typeof Y.decodeUpdate> {
  try {
    return Y.decodeUpdate(update);
  } catch {
    throw refused();
  }
}

const refused = () => new AppError("INVALID_INPUT", { detail: "no update of a sheet" });

/** Letters that were typed one after the other are one piece. Rivals begin at the same letter, or both at the start of a field. */
function tangleOf(updates: readonly (readonly Struct[])[]): Tangle {
  const places = new Set<string>();
  let [pieces, rivals] = [0, 0];
  for (const structs of updates) {
    let before: Struct | undefined;
    for (const struct of structs) {
      if (!continues(struct, before)) {
        pieces++;
        const place = placeOf(struct);
        if (places.has(place)) rivals++;
        else places.add(place);
      }
      before = struct;
    }
  }
  return { pieces, rivals };
}

function continues(struct: Struct, before: Struct | undefined): boolean {
  if (!(struct instanceof Y.Item && before instanceof Y.Item)) return false;
  const isNext = struct.id.client === before.id.client && struct.id.clock === before.id.clock + before.length;
  const { origin } = struct;
  const isBehind = origin?.client === before.id.client && origin.clock === struct.id.clock - 1;
  return isNext && isBehind && struct.content.constructor === before.content.constructor;
}

function placeOf(struct: Struct): string {
  if (!(struct instanceof Y.Item)) return `${struct.id.client}:${struct.id.clock}`;
  const { origin, parent, parentSub } = struct;
  return origin ? `${origin.client} ${origin.clock}` : JSON.stringify([parent, parentSub]);
}
