import * as Y from "yjs";
import { AppError } from "../../http/app-error.ts";

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

interface Tangle {
  readonly pieces: number;
  readonly rivals: number;
}

/**
 * What an update of a page holds: which pages wrote it, and whether it is so tangled that the whole sheet has to be looked at now.
 *
 * @throws {AppError} INVALID_INPUT for what no page would send.
 */
export function inspect(update: Uint8Array): { readonly writers: readonly number[]; readonly isTangled: boolean } {
  const { structs, ds } = decode(update);
  const writers = [...new Set(structs.map(({ id }) => id.client))];
  const isOurs = structs.every((one) => !(one instanceof Y.Item) || KINDS.some((kind) => one.content instanceof kind));
  // Yjs takes in what is taken away over no letters, and then cannot write the sheet down any more.
  const takesAway = [...ds.clients.values()].flat().every(({ len }) => len > 0);
  if (!isOurs || !takesAway || writers.length > WRITERS_MAX) throw refused();
  const { pieces, rivals } = tangleOf([structs]);
  return { writers, isTangled: pieces > PIECES_AT_ONCE || rivals > RIVALS_AT_ONCE };
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
