import { type Frames, listed } from "./frame.ts";

/** Frames that must hold whatever deed, person or claim follows: here they are followed by what follows in life. */

const DEEDS = listed(
  `read the whole letter, speak to the manager, put the dog out, ring the school, pay for that window, mend the gate,
  take the twins swimming, explain it to the parents, hand the keys over, water Gran's tomatoes, sign both forms,
  carry the shopping upstairs, cancel the second hotel, wipe the whiteboard, drive Leo to training, empty the van,
  thank the volunteers, feed the neighbour's cat, order the wood`,
);

const ERRANDS = listed(
  `get milk on the way home, get the kids from school, get it resolved, get the car fixed, visit Gran on Sunday,
  try another plumber, keep an eye on the stew, arrive before the guests, come straight back, take the early bus,
  tell the landlord first, keep the receipts, meet the builder at eight, see the headteacher, watch the baby`,
);

const SUFFERED = listed(
  `shouted at, filled up with crisps before tea, left in the rain, dragged into this, told off in front of everyone,
  sent home alone, photographed without asking, moved to another group, blamed for the window, kissed by strangers,
  teased about his coat, kept in at break, picked on, woken for nothing`,
);

const CLAIMS = listed(
  `was wrong, was reckless of him, is unfair, has gone too far, was the wrong moment, is not what we agreed,
  should have been discussed, was meant to hurt, is a step backwards, would be a mistake`,
);

const EARLIER = listed(
  `paid nine thousand for the kitchen, did the whole job alone, work nights, waited for an hour, have the kids at weekends,
  asked for a quiet table, drove there twice, lent him the money, cooked for twelve people, signed in good faith`,
);

const AT_ANYBODY = listed(
  `interrupt Dave, leave her out, keep them waiting, talk over a colleague, shout at him, charge my mother for that,
  put this on her, laugh at my son, go through her bag, ignore the new boy, stare at them, read his letters`,
);

const FORECASTS = listed(
  `be home by six, be fine, rest, arrive around noon, hear back by Monday, sleep better now,
  need less help next year, have the results, stay in bed`,
);

export const anyEndingFrames: readonly Frames[] = [
  {
    code: "PERSONAL_WANT",
    words: DEEDS,
    frames: `My boss should *.
      He should *.
      Dave should *.
      My sister should *.
      Our landlord ought to *.
      You were meant to *.
      you were supposed to *
      The caretaker was supposed to *.`,
  },
  {
    code: "PERSONAL_WANT",
    words: ERRANDS,
    frames: `You were supposed to *.
      you were meant to *`,
  },
  {
    code: "POSITIVE_WANT",
    words: SUFFERED,
    frames: `I don't want my daughter *.
      We don't want him *
      i dont want my son *`,
  },
  { code: "THOUGHT_NOT_FEELING", words: CLAIMS, frames: "I feel that *." },
  {
    code: "PSEUDOFEELING",
    words: EARLIER,
    frames: `I * and feel used.
      We * and feel ripped off.
      I * and felt taken for granted.`,
  },
  {
    code: "GENERAL_NOT_PERSONAL",
    words: AT_ANYBODY,
    frames: `It's rude to *.
      It is unacceptable to *.`,
  },
  {
    words: FORECASTS,
    frames: `He should *.
      My mother should *.`,
  },
];
