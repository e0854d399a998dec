import { retag } from "./retag.ts";
import { retagBlame } from "./retag-blame.ts";
import { retagClosed } from "./retag-closed.ts";
import { retagFronted } from "./retag-fronted.ts";
import { retagKnown } from "./retag-known.ts";
import { retagNeighbours } from "./retag-neighbours.ts";
import { retagOrders } from "./retag-orders.ts";
import { retagVerbless } from "./retag-verbless.ts";
import type { Retaggable } from "./retaggable.ts";

/** What follows the tagger, in order: messages' own habits, where orders begin, words of our lists, stretches without a verb. */
export function putTagsRight(tokens: readonly Retaggable[], first: number, end: number): void {
  retag(tokens, first, end);
  retagOrders(tokens, first, end);
  retagKnown(tokens, first, end);
  retagClosed(tokens, first, end);
  retagFronted(tokens, first, end);
  retagNeighbours(tokens, first, end);
  retagBlame(tokens, first, end);
  retagVerbless(tokens, first, end);
}
