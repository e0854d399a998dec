import * as lists from "../../lexicon/words/soft-words.ts";
/** Judge somebody only when something stresses or aims them: "so cold", "poor at listening", "slow as ever". */
export const SOFT = lists.SOFT;
/** Bad marks for what somebody does: "your timing is terrible". */
export const LOW_MARKS = lists.LOW_MARKS;
export const STRESS = lists.STRESS;
/** Before a word for somebody's manner these judge: "his aggressive tone", "your negative attitude". */
export const ON_MANNER = lists.ON_MANNER;
/** Soft words that judge anybody of whom they are said straight: "he's dim", "Marta is tetchy". */
export const PLAIN = lists.PLAIN;
/** Soft words that judge when they are said to somebody's face: "you're slow"; of others they may be news. */
export const TO_A_FACE = lists.TO_A_FACE;
/** Marks for what somebody wrote or made: "your minutes are hopeless", "a superficial report". */
export const MARKS = lists.MARKS;
/** Ambiguous words that judge an act when "that" points at it. */
export const POINTED = new Set(["low", "mean", "harsh", "cheap", "twisted", "sick"]);
