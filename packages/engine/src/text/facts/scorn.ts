import * as lists from "../../lexicon/words/scorn.ts";
import { soughtRows } from "../../matcher/sought.ts";
import type { Stretch } from "../span.ts";

/** Questions that ask for nothing, and what is said so: "How could you do this to me?", "I told you so" (rulings 23, 26 and 27). */
export const scornIn = soughtRows(
  { betray: lists.BETRAY, overlook: lists.OVERLOOK, near: lists.NEAR, life: lists.LIFE, helper: lists.HELPERS },
  "[ how could you >{betray} ]", // = How could you forget my birthday again? = How could you lie to her? ≠ How could you help me with the move?
  "[ how could you >do this|that|it|such ]", // = How could you do that? ≠ How could you do all of it in an hour?
  "[ how can you >do this|that|it|such to {near} ]", // = How can you do this to us? ≠ How can you do that in a spreadsheet?
  "[ how could|can you >say|think that|this|such|something ]", // = How can you say that? ≠ How could you say no to cake?
  "[ how could you >leave|let|make|treat|drag {near} ]", // = How could you leave me there? ≠ How could you leave at nine?
  "[ how could you >let this|that|it ]", // = How could you let this happen? ≠ How could you let the flat?
  "[ how could you >miss my|our|his|her|their ]", // = How could you miss her play? ≠ How could you miss the exit there?
  "[ how could you not >{overlook} ]", // = How could you not tell me? ≠ How could you not love him?
  "[ what be~ >wrong with you people|all|two|lot? ] PUNCT", // = What's wrong with you? = What is wrong with you people? ≠ What's wrong with you today, are you ill? ≠ What's wrong with it?
  "[ what be~ your >problem ] PUNCT", // = What's your problem? ≠ What's your problem with the plan?
  "[ be~ you >kidding|joking me? ] PUNCT", // = Are you kidding me? ≠ You are joking with her, I hope?
  "[ be~ you >serious right? now? ] PUNCT", // = Are you serious? ≠ Are you serious about the boat?
  "[ what were you >thinking ] PUNCT", // = What were you thinking? ≠ What were you thinking of for dinner? ≠ What are you thinking?
  "[ ca|can n't|not you >see that? i|we|he|she|they ]", // = Can't you see I'm busy? ≠ Can't you see the screen?
  "[ is it that|so >hard|difficult to ]", // = Is it that hard to answer a text? ≠ Is it hard to learn?
  "[ am i >invisible ]", // = Am I invisible?
  "[ am i >talking to a|the? wall|myself ]", // = Am I talking to a wall? ≠ Am I talking to the doctor?
  "[ can|could|will|would you for >once ]", // = Could you for once be on time? ≠ Could you ring once?
  "[ do not >tell me you|he|she|they ] have|'ve|had? {betray}~", // = Don't tell me you forgot. = Don't tell me you've forgotten. ≠ Don't tell me you cooked all this!
  "[ do not >tell me you|he|she|they {helper} not ]", // = Don't tell me you wouldn't. ≠ Don't tell me the end of the film!
  "[ i >told you so ] PUNCT", // = I told you so. ≠ I told you so much about her.
  "[ sorry for >existing|breathing ]", // = Sorry for existing. ≠ Sorry for bothering you.
  "[ sorry for >having a|an|any? {life} ]", // = Well, sorry for having an opinion. ≠ Sorry for having the cold last week.
);

/** "Don't tell me you forgot" is no order, "How could you not tell me?" asks for nothing. */
export const isScorned = (scorn: readonly Stretch[], at: number): boolean =>
  scorn.some(({ first, end }) => first <= at && at < end);
