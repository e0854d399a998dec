import { type Frames, listed } from "./frame.ts";

/** What is asked of neighbours and officials in one's own matter. */
const MATTERS = listed(
  `a refund, an apology, an answer, an explanation, my money back, my deposit back, a written reply, a proper repair, a reply by Friday`,
);

const DONE_FOR_ME = listed(
  `the leak fixed, the lock changed, the bill corrected, the noise stopped, the boxes gone, my bike back,
  the heating repaired, my name removed, the photos deleted, the keys back`,
);

const NICE_THINGS = listed(
  `a walk, a coffee, a hug, a new phone, some sleep, a slice of cake, a bigger room, more time, a second opinion,
  a glass of water, some advice, a quiet weekend`,
);

/** Verbs of what one demands, in the third person after "that". */
const ACTS = listed(
  `call me back, pay me, fix this, apologise, tell me the truth, answer me, give me my keys, move your car,
  hand over the keys, explain this, delete the photos, clean the kitchen, return my money`,
);

const ACTS_THIRD = listed(
  `he calls me back, he pays me, they fix this, she apologises, he listens, she tells me the truth, they answer me,
  he moves his car, they return my money, she explains this, they clean the kitchen`,
);

/** Threats of a quarrel. */
const THREATS = listed(
  `I'm leaving, we're done, I'll call the police, I'll tell your boss, I'll tell Mum, I quit, I'll go to court,
  you can find a new flat, you will regret it, I'll cancel the contract, I'll post it online`,
);

/** What somebody unwelcome does, from the speaker's side. */
const UNWELCOME = listed(
  `you laughing at me, you reading my diary, you shouting at me, you talking behind my back, you touching my things,
  people laughing at me, your friends in my kitchen, strangers in my room, your comments about my body,
  your lies, your excuses, another lecture, your pity, another argument`,
);

const HARMLESS_WANTS = listed(
  `milk in my tea, any cake, a big party, a lift, another coffee, the blue one, a receipt, a bag, any sugar, onions,
  the window seat, a dog, a new car, to swim today, to go out tonight, to watch a film, to miss the bus,
  to wake the baby, to bother you, to be late, to spoil the surprise, to keep you`,
);

/** Rules for a good life of which nobody stands accused. */
const PROVERBS = listed(
  `Practice makes perfect, Time heals all wounds, It never rains but it pours, An apple a day keeps the doctor away,
  Better late than never, Every cloud has a silver lining, You can't please everyone`,
);

const EVERYBODY_FACTS = listed(
  `has a key, gets a discount, starts at nine, is welcome, had a good time, wants ice cream, gets a badge,
  sits where they like, brings a dish, knows the way, left early, likes pizza, has the new code`,
);

const OPINIONS = listed(
  `this is wrong, you are lying, it was your fault, you cheated, you are too loud, he is lazy, you never help,
  she can't be trusted, you broke it, this is unfair, you should apologise, it can't go on like this`,
);

/** Verdicts on how things go between people, with nobody named. */
const INCIVILITY = listed(
  `leave people waiting, talk to people like that, cancel at the last minute, shout at staff,
  treat people like this, read other people's mail, make jokes about somebody's weight, leave others with the work,
  lie to a friend, break a promise, insult people, exclude one child`,
);

const FINE_DEEDS = listed(
  `ask questions, say no, take a break, cry, be nervous, come a bit later, leave at five, wear jeans, bring the dog,
  pay by card, use a pencil, eat in the garden, sit here, park in the yard`,
);

/** Steps of a manual with "you". */
const MANUAL = listed(
  `turn the tap off first, press the reset button, unplug the printer, use a dry cloth,
  remove the filter, set the clock, let the dough rest, warm the pan,
  shake the bottle, close the valve, check the oil level, open the app`,
);

export const demandsAndRulesFrames: readonly Frames[] = [
  {
    code: "REQUEST",
    words: MATTERS,
    frames: `
      I demand *.
      I demand * now.
      I demand *!
      We demand *.
      I insist on *.
      I expect *.
      I expect * from you.
      I fully expect *.
      I want * and I want it now.
      I want *, now!
      I want * immediately.
      I want * right now.
    `,
  },
  {
    code: "REQUEST",
    words: DONE_FOR_ME,
    frames: `
      I want * by tomorrow.
      I want * now.
      I want * today.
      I expect * by Friday.
      I want * by Monday or else.
      I need * right now.
    `,
  },
  {
    code: "REQUEST",
    words: ACTS,
    frames: `
      I demand that you *.
      I insist that you *.
      I expect you to *.
      I expect you to * today.
      I'm ordering you to *.
      I order you to *.
      You'd better *.
      You'd better *, or else.
      You better * now.
      You had better *.
      You will * right now.
      You will * now.
      You are going to * right now.
      Just *, will you!
      *, will you!
      * this minute.
      * right this minute.
      * or else!
      * already!
      For the love of God, *.
      No excuses, *.
      Enough talk, *!
      Stop making excuses and *.
      I want you to * this minute.
      I need you to *, right now.
      Either you * or I'm off.
      You have until Friday to *.
    `,
  },
  {
    code: "REQUEST",
    words: ACTS_THIRD,
    frames: `
      I demand that *.
      I insist that *.
      Either * or I'm leaving.
      Make sure that * today!
    `,
  },
  {
    code: "REQUEST",
    words: THREATS,
    frames: `
      Pay me back or *.
      If you do that again, *.
      If you don't pay me back, *.
      If you don't stop, *.
      If you ever do that again, *.
      Do it again and *.
      Unless you apologise, *.
      One more word and *.
      Apologise or *.
      Either you apologise or *.
      If this happens again, *.
    `,
  },
  {
    code: "POSITIVE_WANT",
    words: UNWELCOME,
    frames: `
      I don't want *.
      I do not want *.
      I really don't want *.
      I don't want * anymore.
      I no longer want *.
      I don't need *.
      I can do without *.
      I won't have *.
      i dont want *
      All I know is that I don't want *.
      The last thing I want is *.
      The last thing I need is *.
    `,
  },
  {
    code: "POSITIVE_WANT",
    words: listed(
      `the roadie, the driver, the cook, the cleaner, the bad guy, the scapegoat, the one who pays, the nanny,
      the only one who cleans, the secretary, the go-between, the taxi driver`,
    ),
    frames: `
      I don't want to be * any more.
      I don't want to be * anymore.
      I don't want to be * again.
      I no longer want to be * again.
    `,
  },
  {
    code: "GENERAL_NOT_PERSONAL",
    words: OPINIONS,
    frames: `
      Everyone knows that *.
      Everyone knows *.
      Everybody knows *.
      Everybody can see that *.
      Everyone can see *.
      Everyone says *.
      Everyone thinks *.
      Everybody agrees that *.
      Everyone here knows that *.
      The whole street knows that *.
      The whole office thinks *.
      As everybody knows, *.
      We all know that *.
      Anyone can see that *.
      Anybody can see *.
      Any fool can see that *.
    `,
  },
  {
    code: "GENERAL_NOT_PERSONAL",
    words: INCIVILITY,
    frames: `
      It's unacceptable to *.
      It is unacceptable to *.
      It's just wrong to *.
      It's simply wrong to *.
      It's not right to *.
      It isn't right to *.
      It's not fair to *.
      It's unfair to *.
      It's rude to *.
      It's disrespectful to *.
      It's inconsiderate to *.
      It's disgusting to *.
      It's shameful to *.
      It's childish to *.
      It's selfish to *.
      It's cruel to *.
      It's not acceptable to *.
      It is never okay to *.
      It's not normal to *.
      It is bad form to *.
      It's outrageous to *.
      In my book it's wrong to *.
      You don't *, it's just not done.
      One simply doesn't *.
      One just doesn't *.
      People can't just *.
      Nobody should ever *.
      No decent person would *.
      Who would *? Nobody with manners.
    `,
  },
  {
    words: NICE_THINGS,
    frames: `
      I want *.
      I'd like *.
      I need *.
      I could do with *.
      I would love *.
      I expect you need *.
      I insist on paying for *.
      How about *?
      Would you like *?
      Treat yourself to *.
    `,
  },
  {
    words: HARMLESS_WANTS,
    frames: `
      I don't want *.
      I do not want *.
      I don't want *, thanks.
      No thanks, I don't want *.
      We don't want *.
      She doesn't want *.
      I didn't want *.
    `,
  },
  {
    words: PROVERBS,
    frames: `
      *.
      As they say: *.
      My gran used to say: *.
      *, as my gran would say.
    `,
  },
  {
    words: EVERYBODY_FACTS,
    frames: `
      Everybody *.
      Everyone *.
      Everyone in the club *.
      I think everyone *.
      Is it true that everyone *?
      I hope everyone *.
    `,
  },
  {
    words: FINE_DEEDS,
    frames: `
      It's okay to *.
      It's fine to *.
      It's perfectly fine to *.
      It's normal to *.
      It's not a problem to *.
      It's allowed to *.
      You can *.
      You can always *.
      You may *.
      You don't have to *.
      Feel free to *.
      Is it okay to *?
      Am I allowed to *?
      It's not necessary to *.
    `,
  },
  {
    words: MANUAL,
    frames: `
      You need to *.
      You have to *.
      You should *.
      You must *.
      You should always *.
      First you have to *.
      Before you start, you need to *.
      To reset it, you have to *.
      The manual says you should *.
      If it gets stuck, *.
      When it beeps, *.
      *, then wait.
      Step one: *.
      Don't forget to *.
      Remember to *.
      Make sure to *.
    `,
  },
];
