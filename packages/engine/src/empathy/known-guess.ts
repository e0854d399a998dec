import { analyseWith } from "../analyse.ts";
import * as lists from "../lexicon/words/known-guess.ts";
import { rules } from "../rules/registry.gen.ts";
import { clauseOf, findToken, norm } from "../text/query.ts";
import type { Reading } from "../text/reading.ts";
import { BEHIND_CODES } from "./behind-codes.ts";
import type { Guess } from "./guess.ts";
import { namedIn } from "./named.ts";
import { type OwnFeeling, ownFeelings } from "./own-feelings.ts";
import { type Pick, pickerFor } from "./pick.ts";
import { SITUATIONS } from "./situations/all.ts";
import { FAINT } from "./situations/faint.ts";
import { speaksOfWriter, type Told, toldIn } from "./told.ts";

const MOST = 2;

/** The writer's own words come first, then what they tell of, then the way they put it; undefined where none says enough. */
export function knownGuess(reading: Reading): Guess | undefined {
  const pick = pickerFor(reading.message);
  const told = toldIn(reading, SITUATIONS);
  // Tears at a child's first concert are in the good news already.
  const own = ownFeelings(reading).filter(
    ({ at }) => !told.some((each) => each.situation.met && each.first < at && at < each.end),
  );
  const needs = namedIn(reading);
  if (own.length > 0) return fromOwn(reading, stillFelt(reading, own), told, needs, pick);
  if (told.length > 0) return fromTold(reading, told, needs, pick);
  if (needs.length > 0) return { feelings: [], needs: atMostTwo(needs), kind: "unmet" };
  const faint = toldIn(reading, FAINT).filter(({ first }) => speaksOfWriter(reading, first));
  return fromTold(reading, faint, [], pick) ?? behindCodes(reading, pick);
}

/** "I was angry but now I am calm": what is felt now counts, where both are told. */
function stillFelt(reading: Reading, own: readonly OwnFeeling[]): readonly OwnFeeling[] {
  const now = own.filter(({ at }) => clauseOf(reading, at)?.verb?.tense !== "past");
  return now.length > 0 ? now : own;
}

function fromOwn(
  reading: Reading,
  own: readonly OwnFeeling[],
  told: readonly Told[],
  named: readonly string[],
  pick: Pick,
): Guess | undefined {
  const glad = own.find(({ family }) => family.pleasant);
  const hard = own.find(({ family }) => !family.pleasant);
  const behind = (isMet: boolean, family: OwnFeeling["family"] | undefined): readonly string[] =>
    pick(told.find(({ situation }) => situation.met === isMet)?.situation.needs ?? family?.needs ?? []);
  if (glad !== undefined && hard !== undefined)
    return mixed([wordFor(reading, glad), hard.word], behind(false, hard.family));
  if (glad !== undefined) {
    const sting = told.find(
      ({ situation, first }) => !situation.met && first > glad.at && isTurned(reading, glad.at, first),
    );
    if (sting !== undefined)
      return mixed([wordFor(reading, glad), pick(sting.situation.feelings)[0]], pick(sting.situation.needs));
    return {
      feelings: atMostTwo(own.map((each) => wordFor(reading, each))),
      needs: behind(true, glad.family),
      kind: "met",
    };
  }
  const joy = told.find(({ situation }) => situation.met);
  if (hard !== undefined && joy !== undefined && isTurned(reading, joy.first, hard.at))
    return mixed([pick(joy.situation.feelings)[0], hard.word], behind(false, hard.family));
  return {
    feelings: atMostTwo(own.map(({ word }) => word)),
    needs: atMostTwo([...named, ...behind(false, hard?.family)]),
    kind: "unmet",
  };
}

function fromTold(reading: Reading, told: readonly Told[], named: readonly string[], pick: Pick): Guess | undefined {
  const [first] = told;
  if (first === undefined) return undefined;
  const other = told.find(({ situation }) => situation.met !== first.situation.met);
  if (other !== undefined && isTurned(reading, first.first, other.first)) {
    const [glad, hard] = first.situation.met ? [first, other] : [other, first];
    const feelings = [pick(glad.situation.feelings)[0], pick(hard.situation.feelings)[0]];
    return mixed(feelings, pick(hard.situation.needs));
  }
  const { met, feelings } = first.situation;
  const second = told.find(({ situation }) => situation !== first.situation && situation.met === met);
  const needs =
    second === undefined
      ? pick(first.situation.needs)
      : heads(pick(first.situation.needs), pick(second.situation.needs));
  const felt = second === undefined ? pick(feelings) : heads(pick(feelings), pick(second.situation.feelings));
  return {
    feelings: atMostTwo(felt),
    needs: atMostTwo(met ? needs : [...named, ...needs]),
    kind: met ? "met" : "unmet",
  };
}

/** "but" between the two, or "and": what comes after stands beside what came before. */
function isTurned(reading: Reading, from: number, to: number): boolean {
  const isTurn = ({ norm: word }: { readonly norm: string }) => lists.TURNS.has(word);
  return findToken(reading, Math.min(from, to), Math.max(from, to), isTurn) !== -1;
}

function mixed(feelings: readonly (string | undefined)[], needs: readonly string[]): Guess {
  return { feelings: feelings.filter((word) => word !== undefined), needs, kind: "mixed" };
}

/** "happy for her" */
function wordFor(reading: Reading, { word, at }: OwnFeeling): string {
  const isForSomebody = norm(reading, at + 1) === "for" && ["her", "him", "them"].includes(norm(reading, at + 2));
  return isForSomebody ? `${word} for ${norm(reading, at + 2)}` : word;
}

/** Where the words tell of nothing known, the way they are put still does. */
function behindCodes({ message }: Reading, pick: Pick): Guess | undefined {
  const comments = analyseWith(rules, message, { rulesAlone: true }).sentences.flatMap((sentence) => sentence.comments);
  const code = comments.find(({ bad }) => bad)?.code;
  const found = BEHIND_CODES.find(({ codes }) => codes.some((each) => each === code));
  return found && { feelings: pick(found.feelings), needs: [], kind: "unmet" };
}

const heads = (one: readonly string[], other: readonly string[]): string[] =>
  [one[0], other.find((word) => word !== one[0])].filter((word) => word !== undefined);
const atMostTwo = (words: readonly string[]): string[] => [...new Set(words)].slice(0, MOST);
