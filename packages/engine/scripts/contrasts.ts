/** Pairs of sentences whose words hardly differ, and of which only the first stings: what is said and what is denied, what is claimed of somebody and what is guessed with care. */
import { feelingsUnmet, needs } from "../../content/src/index.ts";
import { textsOf } from "../src/lexicon/list.ts";
import { verdictAdjective } from "../src/lexicon/verdict-adjective.ts";

type Contrast = readonly [sting: string, fine: string];

const DENIALS: readonly [Contrast, ...Contrast[]] = [
  ["You are {}.", "You are not {}."],
  ["I think you are {}.", "I don't think you are {}."],
  ["You're {} at times.", "You're not {} at all."],
  ["You are being {}.", "You are not being {}."],
  ["He said you were {} and he is right.", "I never said you were {}."],
  ["You were {} about it.", "You weren't {} about it."],
  ["Everybody knows you are {}.", "Nobody thinks you are {}."],
  ["I am calling you {} because you are.", "I am not calling you {}."],
];
const VERDICTS_EVERY = 5;

/** With a feeling and a need. */
const GUESSES: readonly [Contrast, ...Contrast[]] = [
  ["I guess {need} does not matter to you.", "I guess {need} matters to you."],
  ["You clearly don't care about {need}.", "You seem to care about {need}."],
  ["Maybe nobody ever taught you {need}.", "Maybe {need} matters to you."],
  ["Perhaps you think you are above {need}.", "Perhaps you long for more {need}."],
  ["Obviously {need} means nothing to you.", "Could it be that you need {need}?"],
  ["You only value {need} when it is your own.", "My guess is that you value {need}."],
  ["You are {feeling} because you always are.", "Are you {feeling} because you would like more {need}?"],
  ["You are only {feeling} because you want attention.", "Do you feel {feeling} because {need} is important to you?"],
  ["I suppose everybody has to give you {need} again.", "I suppose you need some {need} now."],
  ["You think {need} is for other people.", "I think you may want more {need}."],
  ["You were {feeling} and took it out on me, as usual.", "I imagine you were {feeling} and needed {need}."],
  ["So you want {need} and give none.", "It sounds as if you want {need}."],
  ["I wonder whether you even know what {need} is.", "I wonder whether you would like more {need}."],
  ["Are you ever going to show some {need}?", "Is {need} what you are hoping for?"],
  ["You act {feeling} to get your way.", "You sound {feeling}, and I would like to understand why."],
  ["I sense that {need} is beneath you.", "I sense that {need} is dear to you."],
  ["You never gave a thought to {need}.", "It looks to me as though {need} means a lot to you."],
  ["Is {need} too much to ask of you?", "Is this about {need} for you?"],
  ["My impression is that you laugh at {need}.", "My impression is that you were hoping for {need}."],
  ["You would not know {need} if you saw it.", "Would some {need} be good for you now?"],
  ["Do you even want {need}?", "Would you like more {need} in this?"],
  ["You would be less {feeling} if you thought of others.", "Were you {feeling} when nobody answered?"],
];

/** Laid on somebody, and taken off them. */
const FAULTS: readonly [Contrast, ...Contrast[]] = [
  ["It is your fault that {}.", "It is not your fault that {}."],
  ["It's your own fault that {}.", "It's nobody's fault that {}."],
  ["You are to blame that {}.", "You are not to blame that {}."],
  ["It was because of you that {}.", "It wasn't because of you that {}."],
  ["Thanks to you {}.", "Thanks to you we laughed, although {}."],
  ["{}, and that is your fault.", "{}, and that is not your fault."],
  ["Once more you saw to it that {}.", "You had no part in it that {}."],
];
const MISHAPS = [
  "we missed the train",
  "the cake fell apart",
  "nobody came",
  "the offer went out late",
  "the dog ran off",
  "I sat there alone",
  "the car would not start",
  "the client left",
  "dinner was cold",
  "the neighbours complained",
  "we lost the match",
  "the plants died",
  "Mum cried",
  "the roof leaked",
  "I had to start again",
  "the figures were wrong",
  "the bus left without us",
  "the milk went off",
  "the baby woke up",
  "the order never arrived",
  "we paid twice",
  "the party ended early",
  "the window broke",
  "I lost the job",
  "the meeting ran over",
  "they laughed at me",
  "the rent went up",
  "the file is gone",
  "we had to sell it",
  "the kids are upset",
  "the line stood still",
  "it all went wrong",
];

export function contrasts(): Contrast[] {
  const words = feelingsUnmet.flatMap(({ feelings }) => feelings.map(({ word }) => word));
  const named = needs.flatMap((family) => family.needs.map(({ word }) => word)).filter((word) => !word.includes(" "));
  const verdicts = textsOf(verdictAdjective)
    .filter((word) => /^[a-z]+$/.test(word))
    .filter((_, index) => index % VERDICTS_EVERY === 0);
  return [
    ...verdicts.map((verdict, index) => filled(DENIALS, index, { "": verdict })),
    ...MISHAPS.flatMap((mishap) => FAULTS.map((_, index) => filled(FAULTS, index, { "": mishap }))),
    // Each frame meets many words, and each need several frames.
    ...Array.from({ length: GUESSES.length * TIMES }, (_, index) => {
      const need = named[(index * NEED_STEP) % named.length] ?? "";
      return filled(GUESSES, index, { need, feeling: words[(index * FEELING_STEP) % words.length] ?? "" });
    }),
  ];
}

const TIMES = 16;
const [NEED_STEP, FEELING_STEP] = [7, 11];

function filled(frames: readonly [Contrast, ...Contrast[]], index: number, words: Record<string, string>): Contrast {
  const [sting, fine] = frames[index % frames.length] ?? frames[0];
  const fill = (frame: string) => frame.replace(/\{(\w*)\}/g, (_, name: string) => words[name] ?? "");
  return [fill(sting), fill(fine)];
}
