import { BAD_DEEDS, BAD_DEEDS_ING } from "./deeds.ts";
import { type Frames, listed } from "./frame.ts";

const OTHERS_BAD_DEEDS = listed(
  `laugh at me, shout at me, interrupt me, talk over me, lie to me, blame me, push me, ignore my messages,
  cancel at the last minute, call me at midnight, borrow my car without asking, slam the door, smoke in the kitchen,
  eat my food, talk about me behind my back, speak to me like that, compare me to my sister, criticise my cooking,
  swear at the children, make jokes about my weight`,
);

const OTHERS_BAD_DEEDS_THIRD = listed(
  `laughs at me, shouts at me, interrupts me, talks over me, lies to me, blames me, pushes me, ignores my messages,
  cancels at the last minute, calls me at midnight, borrows my car without asking, slams the door,
  smokes in the kitchen, eats my food, talks about me behind my back, speaks to me like that,
  compares me to my sister, criticises my cooking, swears at the children, makes jokes about my weight`,
);

const RULES = listed(
  `say sorry, keep their promises, listen to each other, be on time, tell the truth, respect each other, answer emails,
  help each other, clean up after themselves, ask before they borrow things, say thank you, do their share,
  think before they speak, apologise, mind their own business, care about others, be honest`,
);

const RULES_BROKEN = listed(
  `interrupt people, shout at people, ignore people, lie to a friend, laugh at others, cancel at the last minute,
  talk about others behind their backs, leave dishes in the sink, make fun of people, borrow things without asking,
  speak to people like that, read other people's letters, swear at children, talk over others, break promises,
  keep people waiting, ignore messages, come to work drunk, hit children, yell at a waiter`,
);

const RULES_BROKEN_ING = listed(
  `interrupting people, shouting at people, ignoring people, lying to a friend, laughing at others,
  cancelling at the last minute, talking about others behind their backs, leaving dishes in the sink,
  making fun of people, borrowing things without asking, speaking to people like that,
  reading other people's letters, swearing at children, talking over others, breaking promises,
  keeping people waiting, ignoring messages, coming to work drunk, hitting children, yelling at a waiter`,
);

/** Pastimes and chores with no bearing on a relationship. */
const PLEASANT = listed(
  `swim in the sea, bake bread, live in London, drive at night, walk in the rain, play the piano, sleep outside,
  eat out, grow tomatoes, ride a horse, travel alone, paint a wall, climb a mountain, dance, run a marathon`,
);

const PLEASANT_ING = listed(
  `swimming in the sea, baking bread, living in London, driving at night, walking in the rain, playing the piano,
  sleeping outside, eating out, growing tomatoes, riding a horse, travelling alone, painting a wall,
  climbing a mountain, dancing, running a marathon`,
);

/** What is liked or not, and hurts nobody. */
const THINGS = listed(
  `the soup, cake, the blue mug, mushrooms, the cold, a new phone, the big box, milk, loud music, the wallpaper,
  spinach, the parcel, the old sofa, the red coat, coffee, the table, the bike`,
);

export const wantFrames: readonly Frames[] = [
  {
    code: "POSITIVE_WANT",
    words: BAD_DEEDS,
    frames: `
      I don't want you to *.
      i dont want you to *
      I hate it when you *.
      I really hate it when you *.
      I don't like it when you *.
      I can't stand it when you *.
      I wish you wouldn't *.
      I wish you didn't *.
      I'd rather you didn't *.
      I would rather you didn't *.
      I'd prefer it if you didn't *.
      I'd prefer you not to *.
      I don't like the way you *.
      I hate how you *.
      I hate that you *.
      I never want you to * again.
      I no longer want you to *.
      Sorry but I don't want you to *.
      Honestly, I hate it when you *.
    `,
  },
  {
    code: "POSITIVE_WANT",
    words: BAD_DEEDS_ING,
    frames: `
      I don't want you *.
      I don't like you *.
      I hate you *.
      I wish you would stop *.
      I won't have you *.
    `,
  },
  {
    code: "POSITIVE_REQUEST",
    words: BAD_DEEDS,
    frames: `
      I'd appreciate it if you didn't *.
      I would appreciate it if you wouldn't *.
      I'd like you not to *.
      I want you not to *.
      I need you not to *.
    `,
  },
  {
    code: "POSITIVE_WANT",
    words: OTHERS_BAD_DEEDS,
    frames: `
      I don't want him to *.
      I don't want my boss to *.
      I hate it when people *.
      I wish he wouldn't *.
      I wish my brother wouldn't *.
      I can't stand it when they *.
      I don't want people to *.
    `,
  },
  {
    code: "POSITIVE_WANT",
    words: OTHERS_BAD_DEEDS_THIRD,
    frames: `
      I hate it when he *.
      I don't like it when she *.
      I hate it when my boss *.
    `,
  },
  {
    code: "POSITIVE_WANT",
    words:
      listed(`ignored, shouted at, laughed at, lied to, blamed, left out, the last to know, treated like a child, used,
  interrupted, forgotten, taken for granted, told what to do, put down, compared to my sister, the only one who helps`),
    frames: `
      I don't want to be *.
      I don't want to be * anymore.
      I don't want to be * again.
      I hate being *.
      i dont want to be *
    `,
  },
  {
    code: "GENERAL_NOT_PERSONAL",
    words: RULES,
    frames: `
      People should *.
      People must *.
      People need to *.
      People ought to *.
      Everyone should *.
      Everybody should *.
      Everybody must *.
      Adults should *.
      Parents should *.
      Friends should *.
      Colleagues should *.
      Men should *.
      Couples should *.
      I think people should *.
      Honestly, people should *.
      people should *
      Everyone has to *.
    `,
  },
  {
    code: "GENERAL_NOT_PERSONAL",
    words: RULES_BROKEN,
    frames: `
      People shouldn't *.
      People should not *.
      Nobody should *.
      No one should *.
      One should not *.
      One doesn't *.
      One does not *.
      Good friends don't *.
      A good friend doesn't *.
      A good friend would never *.
      Nobody has the right to *.
      It's rude to *.
      It is unacceptable to *.
      It's unacceptable to *.
      It's not okay to *.
      It is not ok to *.
      its not ok to *
      It's wrong to *.
      It's not right to *.
      It's disrespectful to *.
      It isn't fair to *.
      It's never okay to *.
      I think it's wrong to *.
      It's just rude to *.
      Sorry but it's rude to *.
    `,
  },
  {
    code: "GENERAL_NOT_PERSONAL",
    words: RULES_BROKEN_ING,
    frames: `
      * is not okay.
      * is unacceptable.
      * is wrong.
      * is rude.
      * is just not on.
      * isn't ok.
    `,
  },
  {
    code: "GENERAL_NOT_PERSONAL",
    words: BAD_DEEDS,
    frames: `
      It's not okay to *.
      It's unacceptable to *.
    `,
  },
  {
    words: RULES,
    frames: `
      People usually *.
      They *.
      The children *.
      I hope people *.
      I like it when people *.
      We try to *.
      I value people who *.
      Most people *.
      He said that people should *.
      I wish people would *.
      Do people * here?
    `,
  },
  {
    words: PLEASANT,
    frames: `
      It is nice to *.
      It's good to *.
      It's fun to *.
      It's hard to *.
      It's easy to *.
      It isn't easy to *.
      It's okay to *.
      It's not necessary to *.
      It's too late to *.
      It was lovely to *.
      I don't want to *.
      I'd rather not *.
      I don't want you to miss the chance to *.
      People love to *.
      Everyone likes to *.
      Nobody wants to * today.
      You don't have to *.
      I wish I could *.
      I want to *.
    `,
  },
  {
    words: PLEASANT_ING,
    frames: `
      * is not easy.
      * is fun.
      * is okay.
      * is not cheap.
      * is never boring.
      * is hard work.
      I don't like *.
      I hate *.
    `,
  },
  {
    words: THINGS,
    frames: `
      I don't want *.
      I don't like *.
      I hate *.
      I can't stand *.
      I wish * were cheaper.
      I'd rather not have *.
      * should arrive on Monday.
      * must be here somewhere.
      * needs to be cleaned.
      * has to be ready by ten.
    `,
  },
];
