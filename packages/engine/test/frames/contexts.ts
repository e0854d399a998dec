import type { FeedbackCode } from "../../src/index.ts";
import type { Frames } from "./frame.ts";

/** What may stand around a sentence without taking anything from it. */
const AROUND = `
  Hi Tom. *
  Hello everyone! *
  * Thanks!
  * Thank you.
  * Best, Anna
  * Kind regards, Ben
  * lol
  * haha
  * 😡
  * Just saying.
  Sorry to say this. *
  Okay. *
  * Anyway.
  * What a day.
  * It rained all day.
  It was sunny this morning. *
  We had soup for lunch. *
  Thanks for the flowers. *
  Great game last night. *
  I hope you are well. *
  How are you? *
  * Can we talk?
  * Could we talk tonight?
  * Let's talk tomorrow.
  * See you on Monday.
  * Call me.
  * The meeting is at nine.
  The meeting started at nine. *
  Press the green button to start. *
  * Press the green button to start.
  Chop the onions and fry them. *
  I was at the cinema. *
  The film was great. *
  I'm sorry for your loss. *
  We won 3-0! *
  I bought a new car. *
  PS: *
  * (sorry)
  Yesterday you came at ten. *
  I understand you are busy. *
  I know you mean well. *
  You did a great job on the slides. *
  * You did a great job on the slides.
  Once upon a time there was a king. *
  I'm just joking. *
  - *
  "Good morning", she said. *
  He said "see you". *
`;

/** What may open the sentence itself. */
const OPENINGS = `
  Hi Tom, *
  Dear Ms Lee, *
  Sorry, but *
  Look, *
  Listen, *
  Honestly, *
  To be honest, *
  Well, *
  Mum, *
  Mate, *
  Darling, *
  As I said yesterday, *
  In my opinion, *
  I have to say, *
  And another thing: *
  No offence, but *
  With all due respect, *
  Tbh *
  Ngl *
`;

const SENTENCES: readonly (readonly [code: FeedbackCode, sentences: string])[] = [
  [
    "OBSERVE",
    "You are lazy.|Your report is sloppy.|That was a stupid decision.|He bullied the intern.|You're such a liar.|My brother is selfish.|She keeps lying to me.|Your tone was condescending.",
  ],
  [
    "NO_BIAS",
    "You never listen to me.|You don't care about the team.|You did it on purpose.|Nobody here helps me.|You always interrupt me.|You only think about yourself.",
  ],
  ["GENERAL_NOT_PERSONAL", "People should answer their emails.|It is unacceptable to be late."],
  ["THOUGHT_NOT_FEELING", "I feel that you ignore me.|I feel like a doormat."],
  ["PSEUDOFEELING", "I feel ignored.|I felt so betrayed."],
  ["NEG_FEELING_WITHOUT_NVA", "I am frustrated.|I feel lonely."],
  ["LINK_FEELING_TO_NVA", "I was worried when you didn't call.|I am angry because the report was late."],
  ["ACTIONS_NOT_PEOPLE_CAUSE", "You make me angry.|I am annoyed with you."],
  ["OBJECTIVE_CAUSE", "I'm upset because you were so rude.|We lost the client because you never prepare."],
  ["OBJECTIVE_EFFECT", "You ruined everything.|Your mistake destroyed my weekend."],
  ["PERSONAL_WANT", "You should be more careful.|You need to respect me.|You have to call me back."],
  ["REQUEST", "Send me the file now.|Fix this or else.|I expect an answer."],
  ["POSITIVE_REQUEST", "Stop interrupting me.|Please don't be late.|Could you not call after six?"],
  ["POSITIVE_WANT", "I don't want you to shout at me.|I hate it when you are late.|I wish you wouldn't do that."],
];

const isOfSpeaker = (sentence: string) => /^I\b/.test(sentence);
const inside = (sentence: string) =>
  isOfSpeaker(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** The plainest sentence of each code, among others and behind an opening. */
export const contextFrames: readonly Frames[] = SENTENCES.flatMap(([code, joined]) => {
  const words = joined.split("|");
  return [
    { code, frames: AROUND, words },
    { code, frames: OPENINGS, words: words.map(inside) },
  ];
});
