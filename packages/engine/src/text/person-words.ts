import type { NounPhrase, Person } from "./reading.ts";

const POINTED_AT: ReadonlySet<Person> = new Set(["you", "third", "name", "group"]);

/** A person or a definite group that can be pointed at: you, Dave, your team; not "people", not "I". */
export function isPointedAt(phrase: NounPhrase | undefined): phrase is NounPhrase {
  return phrase !== undefined && POINTED_AT.has(phrase.person);
}

/** "your report", "Dave's tone": what belongs to somebody who can be pointed at. */
export function isSomebodys({ owner }: NounPhrase): boolean {
  return owner !== undefined && POINTED_AT.has(owner);
}
