import { setImmediate } from "node:timers/promises";

const SLICE_MS = 8;

/** `flatMap` of so much that it takes a while: between two slices others get their turn. */
export async function flatMapInSlices<Item, Made>(
  items: Iterable<Item>,
  make: (item: Item) => Iterable<Made>,
): Promise<Made[]> {
  const all: Made[] = [];
  let sliceEnd = performance.now() + SLICE_MS;
  for (const item of items) {
    for (const made of make(item)) all.push(made);
    if (performance.now() < sliceEnd) continue;
    await setImmediate();
    sliceEnd = performance.now() + SLICE_MS;
  }
  return all;
}
