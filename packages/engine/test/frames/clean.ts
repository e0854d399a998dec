import { type Frames, listed } from "./frame.ts";

const HARD_ADJECTIVES = listed(
  `rude, lazy, selfish, unprofessional, childish, arrogant, careless, inconsiderate, disrespectful, immature, dishonest, condescending, hostile,
  aggressive, stubborn, mean, incompetent, unreliable, ungrateful, manipulative, controlling, toxic, useless, bossy, petty, irresponsible, moody,
  insensitive, unfair`,
);
const HARD_NAMES = listed(
  "liar, idiot, bully, coward, jerk, hypocrite, snob, moron, fool, fraud, loser, brat, tyrant, creep, monster, thief, clown",
);
const FEELINGS = listed(
  `angry, sad, upset, frustrated, worried, anxious, disappointed, annoyed, furious, lonely, scared, nervous, overwhelmed, embarrassed, irritated,
  stressed, miserable, ashamed, jealous, confused, tense`,
);
const THINGS = listed(
  `the printer, the weather, my old car, this recipe, the traffic, our wifi, the new app, that film, the heating, this queue, the coffee, the oven,
  my knee, the bus, this laptop, the rain, the boiler, the game, the ending`,
).map((thing) => thing.charAt(0).toUpperCase() + thing.slice(1));
const MISFORTUNES = listed(
  "The storm, The flood, The fire, The frost, The power cut, A burst pipe, The virus, The heatwave, The hail, The rain, The wind, Storm Agnes",
);
const KINDNESSES = listed(
  `help me, make me laugh, cheer me up, listen to me, remember my birthday, make time for us, answer so quickly, make me feel welcome, have my back,
  stay calm, explain things so well, look after the kids`,
);
const HABITS = listed(
  `forget names, lose my keys, burn the toast, arrive early, double-check the door, walk to work, read before bed, need coffee first, buy too much
  bread, mix up left and right`,
);
const TREATS = listed(
  "try the soup, see the view, visit Lisbon in May, read this book, taste the cake, watch the sunset, meet my sister",
);
const STEPS = listed(
  `press the green button, enter your code, turn the key twice, restart the router, fill in the form, scan the ticket, tick the box, save the file`,
);
const GOOD_WISHES = listed(
  `take care, have fun, enjoy your holiday, sleep well, get well soon, drive safely, keep warm, say hi to your mum, give my love to Sam, have a great
  weekend, take your time, help yourself to cake, come in, make yourself at home, let me know, see you soon, feel free to call, stay safe`,
).map((wish) => wish.charAt(0).toUpperCase() + wish.slice(1));
const COMFORTS = listed(
  `worry, hesitate to call, forget your umbrella, rush, give up, panic, be shy, mention it, be afraid, stress about it, feel bad, bother cooking`,
);
const TRIFLES = listed(
  `more cake, to miss the train, to get wet, to be late for work, a big party, sugar in my tea, another dog, to wake the baby, to spoil the ending,
  to move house`,
);
const ARRIVALS = listed(
  "The package, Your refund, The bus, The update, The new sofa, The results, The engineer's van, The tide, Dinner",
);

/** What sounds hard and charges nobody. */
export const cleanFrames: readonly Frames[] = [
  {
    words: HARD_ADJECTIVES,
    frames: `
      You're not *.
      You weren't * at all.
      I never said you were *.
      I don't think you're *.
      Nobody thinks you are *.
      He said I was *.
      She called me *.
      My boss told me that I was *.
      Was I * yesterday?
      I hope I wasn't *.
      Sorry if I was *.
      Am I being *?
      I'm afraid I sounded *.
      The villain in the film is *.
      In chapter two the king is *.
      I don't want to be *.
      It would be * of me to leave now.
      She used to think I was *.
      Please tell me if I'm *.
      I worry that I come across as *.
      "You are *", he shouted at me.
      He asked whether I found him *.
      I was taught never to be *.
      The dentist told my sister that she was * and ought to come back.
      My cat is *.
      The seagulls here are *.
    `,
  },
  {
    words: HARD_NAMES,
    frames: `
      You're not a *.
      I never called you a *.
      He called me a *.
      She said I was a *.
      I'm not calling anyone a *.
      The main character is a *.
      In the play he acts a *.
      I don't want to look like a *.
      The book is about a *.
      Who said you were a *?
      My son dressed up as a *.
    `,
  },
  {
    words: FEELINGS,
    frames: `
      Are you *?
      I hope you're not *.
      She was * because of the exam.
      I was * but we talked and now it's fine.
      I'm not *.
      I'm not * with you.
      You have every right to be *.
      He seemed * when he left.
      I'm * because it's raining.
      I'm * about the operation tomorrow.
      I'm * because I need more rest.
      I was * when you left early, because our time together matters to me.
      I felt *, because I value honesty.
      I know you're * and I want to understand.
      Kids get * when they're tired.
    `,
  },
  {
    words: THINGS,
    frames: `
      * is awful.
      * is terrible.
      * is useless.
      * is stupid.
      * is ridiculous.
      * is a nightmare.
      * is a disaster.
      * is rubbish.
      * is a joke.
      * is a mess.
      * is annoying.
      * is brutal.
      * drives me crazy.
      * made me late.
      * never works.
      * always takes ages.
      * is killing me.
    `,
  },
  {
    words: MISFORTUNES,
    frames: `
      * ruined our weekend.
      * ruined the barbecue.
      * ruined my garden.
      * ruined everything in the cellar.
      * destroyed our fence.
      * was a complete disaster for the farm.
    `,
  },
  {
    words: KINDNESSES,
    frames: `
      You always *.
      Thank you, you always *.
      You never fail to *.
      I love that you always *.
      Every time I call, you *.
      You're the only one who can * like that.
      Nobody can * like you do.
      You should know how much it means when you *.
    `,
  },
  {
    words: HABITS,
    frames: `
      I always *.
      I never * anymore.
      I constantly *.
      All I do is *.
      Every morning I *.
    `,
  },
  {
    words: TREATS,
    frames: `
      You should *!
      You really must *.
      You have to * one day.
      You need to *, it's lovely.
      If you come to town, you should *.
    `,
  },
  {
    words: STEPS,
    frames: `
      First, *.
      You need to *.
      To start, you must *.
      Then * and wait a minute.
      You have to * before it works.
    `,
  },
  {
    words: GOOD_WISHES,
    frames: `
      *!
      *.
      *, dear.
    `,
  },
  {
    words: COMFORTS,
    frames: `
      Don't *.
      Please don't *.
      Oh, don't *!
      Don't *, it's all fine.
    `,
  },
  {
    words: TRIFLES,
    frames: `
      I don't want *.
      We don't want *.
      I didn't want *, so I left early.
    `,
  },
  {
    words: ARRIVALS,
    frames: `
      * should arrive on Monday.
      * should be here by noon.
      * should take two days.
      * has to wait until tomorrow.
      * must be here somewhere.
    `,
  },
];
