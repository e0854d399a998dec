import { type Frames, listed } from "./frame.ts";

const BAD_DEEDS = listed(
  `interrupt me, shout at me, ignore me, talk over me, make fun of me, put me down, let me down,
  cancel at the last minute, come home late, slam the door, eat my food, start a fight, look at your phone,
  talk about yourself, borrow money from me, take her side, ask me for money, correct me, criticise me,
  find fault with me`,
);

const BAD_DEEDS_ING = listed(
  `interrupting me, shouting at me, ignoring me, talking over me, making fun of me, putting me down, letting me down,
  cancelling at the last minute, coming home late, slamming the door, eating my food, starting a fight,
  looking at your phone, talking about yourself, borrowing money from me, taking her side, asking me for money,
  correcting me, criticising me, finding fault with me`,
);

const BAD_DEEDS_DONE = listed(
  `interrupted me, shouted at me, ignored me, talked over me, made fun of me, put me down, let me down,
  cancelled at the last minute, come home late, slammed the door, eaten my food, started a fight, looked at your phone,
  talked about yourself, borrowed money from me, taken her side, asked me for money, corrected me, criticised me,
  found fault with me`,
);

const BAD_DEEDS_PAST = listed(
  `interrupted me, shouted at me, ignored me, talked over me, made fun of me, put me down, let me down,
  cancelled at the last minute, came home late, slammed the door, ate my food, started a fight, looked at your phone,
  talked about yourself, borrowed money from me, took her side, asked me for money, corrected me, criticised me,
  found fault with me`,
);

const OTHERS_BAD_DEEDS_THIRD = listed(
  `interrupts me, shouts at me, laughs at me, talks over me, blames me, lies to me, puts me down, forgets my birthday,
  cancels at the last minute, leaves the door open, slams the door, takes my things, starts a fight,
  changes the subject, borrows money from me, leaves the dishes for me, asks me for money, turns up late,
  criticises me, tells me what to do`,
);

const OTHERS_BAD_DEEDS = listed(
  `interrupt me, shout at me, laugh at me, talk over me, blame me, lie to me, put me down, forget my birthday,
  cancel at the last minute, leave the door open, slam the door, take my things, start a fight, change the subject,
  borrow money from me, leave the dishes for me, ask me for money, turn up late, criticise me, tell me what to do`,
);

const OTHERS_BAD_DEEDS_ING = listed(
  `interrupting me, shouting at me, laughing at me, talking over me, blaming me, lying to me, putting me down,
  forgetting my birthday, cancelling at the last minute, leaving the door open, slamming the door, taking my things,
  starting a fight, changing the subject, borrowing money from me, leaving the dishes for me, asking me for money,
  turning up late, criticising me, telling me what to do`,
);

const GOOD_DEEDS = listed(
  `call, call me, help me, ask, thank me, say thank you, answer my texts, listen to me, reply, cook, tell me anything,
  invite me, support me, take responsibility, remember my birthday, talk to me, pay, admit it, make time for me,
  offer to help`,
);

const GOOD_DEEDS_DONE = listed(
  `called, called me, helped me, asked, thanked me, said thank you, answered my texts, listened to me, replied, cooked,
  told me anything, invited me, supported me, taken responsibility, remembered my birthday, talked to me, paid,
  admitted it, made time for me, offered to help`,
);

const GOOD_DEEDS_PAST = listed(
  `called, called me, helped me, asked, thanked me, said thank you, answered my texts, listened to me, replied, cooked,
  told me anything, invited me, supported me, took responsibility, remembered my birthday, talked to me, paid,
  admitted it, made time for me, offered to help`,
);

const OTHERS_GOOD_DEEDS_THIRD = listed(
  `calls, calls me, helps me, asks, asks me, says sorry, does the dishes, answers my texts, listens to me, replies,
  asks how I am, tells me anything, invites me, supports me, takes out the bins, remembers my birthday, talks to me,
  finishes anything, makes time for me, offers to help`,
);

const OTHERS_GOOD_DEEDS = listed(
  `call, call me, help me, ask, ask me, say sorry, do the dishes, answer my texts, listen to me, reply, ask how I am,
  tell me anything, invite me, support me, take out the bins, remember my birthday, talk to me, finish anything,
  make time for me, offer to help`,
);

const OTHERS_GOOD_DEEDS_DONE = listed(
  `called, called me, helped me, asked, asked me, said sorry, done the dishes, answered my texts, listened to me,
  replied, asked how I am, told me anything, invited me, supported me, taken out the bins, remembered my birthday,
  talked to me, finished anything, made time for me, offered to help`,
);

const MINDS = listed(
  `don't care about me, only think about yourself, did it on purpose, don't respect me, want me to fail,
  couldn't care less, are trying to get rid of me, don't want to help, did it to hurt me,
  take pleasure in my mistakes, don't take this seriously, only care about money, want to make me look bad, hate me,
  think I'm stupid, want to humiliate me, don't trust me, just want my money, don't give a damn,
  are doing this to annoy me`,
);

const THEIR_MINDS = listed(
  `doesn't care about me, only thinks about himself, did it on purpose, doesn't respect me, wants me to fail,
  couldn't care less, is trying to get rid of me, doesn't want to help, did it to hurt me,
  takes pleasure in my mistakes, doesn't take this seriously, only cares about money, wants to make me look bad,
  hates me, thinks I'm stupid, wants to humiliate me, doesn't trust me, just wants my money, doesn't give a damn,
  is doing this to annoy me`,
);

/** What harms nobody, however often it is done. */
const OWN_HABITS = listed(
  `lock the door, take the bus, drink coffee, eat breakfast, walk to work, read before bed, cook on Sundays,
  get up early, wear a hat, go for a run, sing in the shower, buy fresh bread, play tennis, go swimming, eat meat,
  watch the news, drive to work, water the plants, sleep well, use the stairs`,
);

const OWN_HABITS_DONE = listed(
  `locked the door, taken the bus, drunk coffee, eaten breakfast, walked to work, read before bed, cooked on Sundays,
  got up early, worn a hat, gone for a run, sung in the shower, bought fresh bread, played tennis, gone swimming,
  eaten meat, watched the news, driven to work, watered the plants, slept well, used the stairs`,
);

const OWN_HABITS_THIRD = listed(
  `locks the door, takes the bus, drinks coffee, eats breakfast, walks to work, reads before bed, cooks on Sundays,
  gets up early, wears a hat, goes for a run, sings in the shower, buys fresh bread, plays tennis, goes swimming,
  eats meat, watches the news, drives to work, waters the plants, sleeps well, uses the stairs`,
);

/** Things with nobody behind them. */
const THINGS = listed(
  `the printer, the bus, my car, the lift, the train, this app, the kettle, the heating, my phone, the coffee machine,
  the old door, the washing machine, the internet, the alarm, this umbrella, the fridge, the radio`,
);

/** What is known of a person to their credit. */
const KIND_MINDS = listed(
  `care about me, want the best for us, love your family, tried your best, mean well, like your job, enjoy the music,
  want to help, know a lot about cars, work hard, are happy here, want to learn`,
);

export const biasFrames: readonly Frames[] = [
  {
    code: "NO_BIAS",
    words: BAD_DEEDS,
    frames: `
      You always *.
      you always *
      You always * at work.
      You constantly *.
      You * all the time.
      You * every single time.
      Every time we meet, you *.
      Every single time we talk you *.
      All you do is *.
      All you ever do is *.
      Why do you always *?
      why do u always *
      Do you always have to *?
      Sorry but you always *.
      Honestly, you always *.
      I think you always *.
      Look, you always *.
      You always * in front of my family.
      You do nothing but *.
      You people always *.
    `,
  },
  {
    code: "NO_BIAS",
    words: BAD_DEEDS_ING,
    frames: `
      You're always *.
      youre always *
      You are constantly *.
      You're forever *.
      You never stop *.
    `,
  },
  {
    code: "NO_BIAS",
    words: BAD_DEEDS_DONE,
    frames: `
      You have always *.
    `,
  },
  {
    code: "NO_BIAS",
    words: BAD_DEEDS_PAST,
    frames: `
      You always *.
    `,
  },
  {
    code: "NO_BIAS",
    words: OTHERS_BAD_DEEDS_THIRD,
    frames: `
      He always *.
      She always *.
      My husband always *.
      Anna always *.
      Your brother always *.
      The team always *.
      He * all the time.
      Every time I speak, he *.
    `,
  },
  {
    code: "NO_BIAS",
    words: OTHERS_BAD_DEEDS,
    frames: `
      They always *.
      All he does is *.
      All they do is *.
      Why does he always *?
    `,
  },
  {
    code: "NO_BIAS",
    words: OTHERS_BAD_DEEDS_ING,
    frames: `
      He's always *.
      She's constantly *.
      They are always *.
      My boss is always *.
    `,
  },
  {
    code: "NO_BIAS",
    words: GOOD_DEEDS,
    frames: `
      You never *.
      you never *
      You never ever *.
      You never even *.
      Why do you never *?
      why dont you ever *
      Why can't you ever *?
      You don't ever *.
      Not once did you *.
      Sorry but you never *.
      Look, you never *.
      I think you never *.
      You always expect me to wait and you never *.
      You never * anymore.
      Honestly, you never *.
    `,
  },
  {
    code: "NO_BIAS",
    words: GOOD_DEEDS_DONE,
    frames: `
      You have never *.
      You've never once *.
      Not once have you *.
    `,
  },
  {
    code: "NO_BIAS",
    words: GOOD_DEEDS_PAST,
    frames: `
      You never *.
    `,
  },
  {
    code: "NO_BIAS",
    words: OTHERS_GOOD_DEEDS_THIRD,
    frames: `
      He never *.
      She never *.
      My husband never *.
      My boss never *.
      Anna never *.
      Your brother never *.
      The team never *.
      Nobody *.
      Nobody ever *.
      No one ever *.
      No one * here.
      He never ever *.
    `,
  },
  {
    code: "NO_BIAS",
    words: OTHERS_GOOD_DEEDS,
    frames: `
      They never *.
      Why does nobody *?
      Why does he never *?
      Not once did he *.
      None of you ever *.
    `,
  },
  {
    code: "NO_BIAS",
    words: OTHERS_GOOD_DEEDS_DONE,
    frames: `
      He has never once *.
    `,
  },
  {
    code: "NO_BIAS",
    words: listed(`cleans, helps, does the dishes, tidies up, takes out the bins, does anything, works, tries, cares,
  does the shopping, cooks, washes up, does any work`),
    frames: `
      I'm the only one who *.
      I am the only one who ever * around here.
      I'm the only person who * in this house.
    `,
  },
  {
    code: "NO_BIAS",
    words: MINDS,
    frames: `
      You *.
      you *
      I know you *.
      I know that you *.
      You obviously *.
      Obviously you *.
      You clearly *.
      It's clear that you *.
      It's obvious you *.
      Admit it, you *.
      Just admit that you *.
      I think you *.
      Clearly you *.
      Honestly, you *.
      I'm sure you *.
      Sorry but you *.
      Maybe you *.
      We all know you *.
      Everyone knows you *.
      You just *.
    `,
  },
  {
    code: "NO_BIAS",
    words: THEIR_MINDS,
    frames: `
      He *.
      My boss *.
      Tom *.
      I know he *.
      He obviously *.
      Clearly he *.
      My brother clearly *.
      It's obvious that he *.
      I think he *.
      The manager *.
      My dad *.
      Your brother *.
    `,
  },
  {
    code: "NO_BIAS",
    words:
      listed(`interrupts me, shouts at me, laughs at me, ignores me, talks over me, blames me, makes fun of me, lies to me,
  puts me down, lets me down, corrects me, criticises me, tells me what to do`),
    frames: `
      Everyone *.
      Everybody *.
      Everyone always *.
    `,
  },
  {
    code: "NO_BIAS",
    words:
      listed(`interrupt me, shout at me, laugh at me, ignore me, talk over me, blame me, make fun of me, lie to me, put me down,
  let me down, correct me, criticise me, tell me what to do`),
    frames: `
      Why does everyone *?
      You all * every time.
    `,
  },
  {
    code: "NO_BIAS",
    words: listed(`you, him, her, Anna, my brother, your mother, the kids, his job, your work, your phone, your friends,
  you and your feelings`),
    frames: `
      Why does it always have to be about *?
      It's always about *.
      Everything is always about *.
      Why is it always about *?
    `,
  },
  {
    words: BAD_DEEDS,
    frames: `
      I never *.
      You never *.
      He doesn't *.
      You didn't * yesterday.
      Did he *?
      I'm glad you never *.
      I don't *.
      Do I *?
      He said that I always *.
    `,
  },
  {
    words: BAD_DEEDS_ING,
    frames: `
      She told me I never stop *.
    `,
  },
  {
    words: GOOD_DEEDS,
    frames: `
      You always *, thank you.
      Thank you, you never forget to *.
      He always offered to *.
    `,
  },
  {
    words: OWN_HABITS,
    frames: `
      I always *.
      I never *.
      We always * on Sundays.
      I * all the time.
      I * every day.
      My parents always * in the morning.
      The neighbours always * at six.
      Do you always *?
      You can always *.
      The kids always * first.
      I constantly *.
    `,
  },
  {
    words: OWN_HABITS_DONE,
    frames: `
      I have never *.
      Have you ever *?
    `,
  },
  {
    words: OWN_HABITS_THIRD,
    frames: `
      He always * after work.
      My aunt * every Friday.
      Everyone * in summer.
    `,
  },
  {
    words: THINGS,
    frames: `
      * never works.
      * always breaks.
      * is always late.
      * keeps breaking.
      * never lasts.
      * makes a noise all the time.
      I always forget *.
      We never use *.
    `,
  },
  {
    words: MINDS,
    frames: `
      I don't think you *.
      I hope it isn't true that you *.
      I know it isn't true that you *.
      He said, 'You *.'
    `,
  },
  {
    words: KIND_MINDS,
    frames: `
      You *.
      I know you *.
      You obviously *.
      I think you *.
      You clearly *.
    `,
  },
  {
    words:
      listed(`help me, care about me, listen, think of everyone, keep your promises, make me laugh, do your best, cheer me up,
  find the right words, know what to say`),
    frames: `
      You always *.
      You always *, thank you.
    `,
  },
];
