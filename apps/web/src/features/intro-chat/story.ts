import { type IntroChatChoice, type IntroChatNode, type IntroChatThing, introChat } from "@wellput/content/intro-chat";
import { typeset } from "../../lib/typeset.ts";

const START = 1;
const NODES: readonly IntroChatNode[] = typeset(introChat);

/** A place in the story where the reader has been, and which way they took from it. */
export interface Passage {
  readonly node: IntroChatNode;
  /** Absent where they are now. */
  readonly chosen?: IntroChatChoice;
}

interface Story {
  readonly passages: readonly Passage[];
  readonly things: ReadonlySet<IntroChatThing>;
  /** What can be chosen now, each with its place among all choices of the node. */
  readonly choices: readonly { readonly choice: IntroChatChoice; readonly at: number }[];
}

/** The story as somebody goes through it: each number is a choice of the node they were at. Null where there is no such way. */
export function follow(path: readonly number[]): Story | null {
  const passages: Passage[] = [];
  const things = new Set<IntroChatThing>();
  let node = nodeOf(START);
  for (const at of path) {
    const chosen = node?.choices[at];
    if (!node || !chosen || chosen.next === -1 || !isOpen(chosen, things)) return null;
    passages.push({ node, chosen });
    take(things, chosen);
    node = nodeOf(chosen.next);
  }
  if (!node) return null;
  const choices = node.choices.map((choice, at) => ({ choice, at })).filter(({ choice }) => isOpen(choice, things));
  return { passages: [...passages, { node }], things, choices };
}

const nodeOf = (id: number) => NODES.find((node) => node.id === id);

const isOpen = ({ requires }: IntroChatChoice, things: ReadonlySet<IntroChatThing>) =>
  requires === undefined || things.has(requires);

function take(things: Set<IntroChatThing>, { sets = {} }: IntroChatChoice): void {
  for (const thing of ["blueGoo", "sword", "shield"] as const) {
    if (sets[thing] === true) things.add(thing);
    if (sets[thing] === false) things.delete(thing);
  }
}
