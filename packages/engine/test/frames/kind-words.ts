import { type Frames, listed, without } from "./frame.ts";

/** Friendly imperatives among people who like each other. */
const FRIENDLY = listed(
  `come round for coffee, give the dog a cuddle from me, send my love to your mum, enjoy the sunshine, bring a friend,
  have another slice, try the lemon cake, save me a dance, pop in any time, say hello to the kids, grab a chair,
  put your feet up, have a lovely trip, take lots of photos, make yourself a cup of tea, help yourselves,
  dance like nobody is watching, sleep tight, keep smiling, kiss the baby for me, celebrate properly, be happy,
  leave the washing-up to us, let us know when you land, stay as long as you like, relax and enjoy, count me in,
  tell me all about it, guess what happened, imagine that`,
);

/** Recipes, routes and small repairs. */
const HOW_TO = listed(
  `chop the onions finely, add two eggs, bake it for an hour, drain the pasta, let it cool, whisk the cream,
  turn left after the bridge, follow the river, take the second exit, cross the road at the lights,
  get off at the third stop, park behind the church, click on the link, scan the code, restart the phone,
  tighten the screw, sand the wood first, rinse the brush, water it twice a week, plant them in April,
  keep it in the fridge, peel the potatoes, roll out the dough, press the red button`,
);

/** What a friend advises for the reader's own good. */
const ADVICE = listed(
  `see a doctor, get some sleep, take a break, drink more water, wear a warm coat, book early, bring an umbrella,
  take the train, try the soup, visit the castle, ask the pharmacist, rest your knee, take it easy, see a dentist,
  get a second opinion, treat yourself`,
);

/** What is likely, or expected of a thing or a date. */
const LIKELY = listed(
  `be there by six, be back on Monday, arrive around noon, hear from them soon, get an email, see a green light,
  feel better in a day or two, receive the parcel tomorrow, be fine, find it in the drawer, be able to park there,
  get there in time`,
);

/** Worries that one takes off somebody. */
const SOOTHING = listed(
  `worry about the dishes, worry about me, rush, apologise, be nervous, be scared, panic, wait up, feel bad about it,
  bring anything, hurry, be shy, go to any trouble, cook tonight, overdo it, blame yourself, be sad,
  lose hope, give up now, hesitate to ask, catch a cold, forget to eat, work too late`,
);

/** Warnings about things and dangers. */
const DANGERS = listed(
  `touch the wire, swim after dark, feed the swans, leave the oven on overnight, open the lid while it runs,
  mix bleach and vinegar, stand under the crane, look into the laser, eat the berries, drink the tap water,
  overload the socket, pour water on burning oil, walk on the ice, use the lift in a fire`,
);

/** What the speaker asks of the reader, with no order in it. */
const FAVOURS = listed(
  `send me the photos, call me tonight, pick up the kids, check the figures, turn the music down, explain it again,
  lend me your drill, water the plants, give me a hint, come a bit earlier, feed the cat, bring the tent back, read my draft, move the car, sign the form, keep an eye on the dog`,
);

const NAMES = listed(
  `Anna, my boss, the teacher, our landlord, my mum, the doctor, his wife, the coach, my sister, the nurse`,
);

/** Own plans and habits that order nobody. */
const PLANS = listed(
  `call my sister, book a table, cut the grass, finish my essay, see the dentist, buy a present, pay the bill,
  go for a run, repair my bike, write to the bank, clean the windows, learn the song`,
);

export const kindWordFrames: readonly Frames[] = [
  {
    words: FRIENDLY,
    frames: `
      *.
      *!
      * x
      * 😊
      Please *.
      And *.
      So glad you can make it, *!
      Welcome! *.
      Thanks for everything, *.
      Happy birthday, *!
      Have fun and *.
      Lovely to hear from you. *.
    `,
  },
  {
    words: HOW_TO,
    frames: `
      *.
      First, *.
      Then *.
      Now *.
      Next, *.
      After that, *.
      Finally, *.
      To begin with, *.
      You need to *.
      You have to *.
      Simply *.
      * and you're done.
      Here's how: *.
      It's easy: *.
      Step 2: *.
      Just *.
    `,
  },
  {
    words: ADVICE,
    frames: `
      You should *.
      You should really *.
      Maybe you should *.
      If I were you, I'd *.
      You could *.
      You might want to *.
      Why don't you *?
      If it hurts, you should *.
      You look pale, you should *.
      It might help to *.
      I'd *.
    `,
  },
  {
    words: LIKELY,
    frames: `
      You should *.
      You should all *.
      With luck you should *.
      If you leave now, you should *.
      We should *.
      I should *.
    `,
  },
  {
    words: SOOTHING,
    frames: `
      Don't *.
      Please don't *.
      Oh, don't *!
      Don't *, it's fine.
      There's no need to *.
      You don't have to *.
      You don't need to *.
      You mustn't *.
      You needn't *.
      I don't want you to *.
    `,
  },
  {
    words: without(SOOTHING, "bring anything, go to any trouble, cook tonight, give up now"),
    frames: `
      Try not to *.
    `,
  },
  {
    words: DANGERS,
    frames: `
      Don't *, it's dangerous.
      Never *.
      Never * on your own.
      Do not *.
      Please do not *.
      Warning: never *.
      You should never *.
      You must not *.
      You should not *.
      For your safety, do not *.
    `,
  },
  {
    words: FAVOURS,
    frames: `
      Could you *?
      Could you possibly *?
      Would you mind if I asked you to *?
      Would you *, please?
      Please *.
      Please could you *.
      Can you * when you get a minute?
      If you get a chance, could you *?
      I'd be so grateful if you could *.
      It would be lovely if you could *.
      Is it possible for you to *?
      Would it suit you to *?
      Do you have time to *?
      I need you to *, please.
      When you can, please *.
      could u * pls
      can you *? thanks
      Any chance you could *?
    `,
  },
  {
    words: FAVOURS,
    frames: `
      Anna asked me to *.
      My boss told me to *.
      He told us to *.
      The teacher said I should *.
      She says I have to *.
      They want me to *.
      My mum wants me to *.
      I promised to *.
      I'll *.
      I'll * tomorrow, I promise.
      I was about to *.
      I forgot to *.
      Shall I *?
      Should I *?
      Do you want me to *?
      Thank you for offering to *.
      Who is going to *?
    `,
  },
  {
    words: NAMES,
    frames: `
      * said people should be nicer.
      According to *, you should rest.
      * thinks we should go.
      * told me to stop smoking.
      * says one should drink more water.
      * wants to know when you are coming.
      I asked * to call me.
      I told * that I don't want cake.
    `,
  },
  {
    words: PLANS,
    frames: `
      I must *.
      I have to *.
      I need to *.
      I should *.
      I really must *.
      I don't want to *.
      I don't have to *.
      I ought to *.
      I'm supposed to *.
      I still need to *.
      I want to *.
      Remind me to *.
      Let me *.
      Let's *.
      Time to *.
    `,
  },
];
