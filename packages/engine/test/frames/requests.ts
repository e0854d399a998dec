import { BAD_DEEDS, BAD_DEEDS_ING } from "./deeds.ts";
import { type Frames, listed } from "./frame.ts";

const BAD_DEEDS_DONE = listed(
  `laughed at me, shouted at me, interrupted me, ignored me, lied to me, made fun of me, ignored my messages,
  read my diary, cancelled at the last minute, told everyone my secret, touched my things, slammed the door,
  gone through my bag, left your dishes in the sink, talked about me behind my back, spoken to me like that,
  played loud music at night, thrown your clothes on the floor, sworn at the children, made jokes about my weight`,
);

/** What one would like somebody to do. */
const GOOD_DEEDS = listed(
  `call me back, listen to me, help me with the dishes, say sorry, thank me, tell me the truth, do the dishes,
  clean your room, be on time, keep your promises, apologise to her, spend more time with the kids,
  help around the house, clean up after yourself, ask how I am, treat me with respect, tidy up, cook dinner,
  talk to me, think about my feelings`,
);

const GOOD_DEEDS_DONE = listed(
  `called me back, listened to me, helped me with the dishes, said sorry, thanked me, told me the truth,
  done the dishes, cleaned your room, been on time, kept your promises, apologised to her,
  spent more time with the kids, helped around the house, cleaned up after yourself, asked how I am,
  treated me with respect, tidied up, cooked dinner, talked to me, thought about my feelings`,
);

/** Errands that a person is sent on. */
const ORDERS = listed(
  `call me back, give me my keys, answer my question, send me the file, clean your room, tell me the truth,
  do the dishes, move your car, fix this, hurry up, listen to me, take your feet off the table, explain yourself,
  do your homework, go to your room, take out the rubbish, wake up, turn the music down, hand me the remote,
  say sorry`,
);

const OWN_DEEDS_ING = listed(
  `shouting, smoking, eating so much sugar, worrying, biting my nails, drinking coffee, spending so much money,
  working late, buying new shoes, checking my phone, coming home late, swearing, interrupting people, complaining,
  driving to work, eating meat, crying`,
);

/** What one does oneself, or gives up. */
const OWN_DEEDS = listed(
  `shout, smoke, eat so much sugar, worry, bite my nails, drink coffee, spend so much money, work late, buy new shoes,
  check my phone, come home late, swear, interrupt people, complain, drive to work, eat meat, cry`,
);

const OWN_DEEDS_DONE = listed(
  `shouted, smoked, eaten so much sugar, worried, bited my nails, drunk coffee, spent so much money, worked late,
  bought new shoes, checked my phone, come home late, sworn, interrupted people, complained, driven to work,
  eaten meat, cried`,
);

const GOOD_DEEDS_ING = listed(
  `calling me back, listening to me, helping me with the dishes, saying sorry, thanking me, telling me the truth,
  doing the dishes, cleaning your room, being on time, keeping your promises, apologising to her,
  spending more time with the kids, helping around the house, cleaning up after yourself, asking how I am,
  treating me with respect, tidying up, cooking dinner, talking to me, thinking about my feelings`,
);

/** The same, of those that may be asked of anybody. */
const ERRANDS = listed(
  `call me back, give me my keys, answer my question, pay me back, send me the file, clean your room, do the dishes,
  move your car, fix this, pick up your clothes, listen to me, delete that photo, do your homework, finish the report,
  take out the rubbish, turn the music down, put your phone away, hand me the remote, show me your phone, come here`,
);

/** Steps of a task with a thing. */
const STEPS = listed(
  `press the green button, turn the key twice, plug in the cable, click on Save, enter your password, stir the soup,
  preheat the oven, restart the computer, fill in the form, switch off the engine, scan the code, rinse the rice,
  chop the onions, download the app, press F5`,
);

/** Wishes and courtesies in the form of an order. */
const WISHES = listed(
  `have a good weekend, take care, enjoy your meal, get well soon, have fun, sleep well, drive safely,
  let me know what you think, see the attached file, feel free to call, have a nice day, say hi to your mum,
  take your time, make yourself at home, help yourself, come in, have a seat, keep in touch, give my love to Tom,
  don't worry`,
);

/** What one would not like a friend to miss. */
const TIPS = listed(
  `see the view, try the soup, watch that film, visit Rome, read this book, taste this cake, hear the new album,
  try the pizza there, meet my cousin, see the sunset, come to the concert, try yoga, visit the museum,
  watch the last episode`,
);

export const requestFrames: readonly Frames[] = [
  {
    code: "POSITIVE_REQUEST",
    words: BAD_DEEDS_ING,
    frames: `
      Stop *.
      stop *
      Please stop *.
      Just stop *!
      Stop * right now.
      Stop *, Anna.
      Anna, stop *.
      Sorry, but stop *.
      Look, stop *.
      Honestly, stop *.
      Can you stop *?
      can u stop *
      Could you please stop *?
      Could you stop *, please?
      Will you stop *?
      Would you please stop *?
      Would you stop * in front of my parents?
      I need you to stop *.
      I want you to stop *.
      I'd like you to stop *.
      Quit *.
      Can you quit *?
      Would you mind not *?
      How about you stop *?
      Why don't you stop *?
      When will you stop *?
      Stop * and listen.
      It hurts, so stop *.
    `,
  },
  {
    code: "POSITIVE_REQUEST",
    words: BAD_DEEDS,
    frames: `
      Don't *.
      dont *
      Please don't *.
      Please do not * again.
      Don't * again.
      Don't you dare *.
      Don't ever * again.
      Never * again.
      Could you not *?
      Can you not *?
      Can you please not *?
      Could you please not * tonight?
      Try not to *.
      Please try not to * next time.
      I'm asking you not to *.
      I'm tired, so please don't *.
    `,
  },
  {
    code: "PERSONAL_WANT",
    words: BAD_DEEDS_ING,
    frames: `
      You need to stop *.
      You have to stop *.
      You should stop *.
      You must stop *.
      He needs to stop *.
      My boss needs to stop *.
      They should stop *.
    `,
  },
  {
    code: "PERSONAL_WANT",
    words: BAD_DEEDS,
    frames: `
      You shouldn't *.
      You should not *.
      you shouldnt *
      He shouldn't *.
      They shouldn't *.
      My husband shouldn't *.
      The manager shouldn't *.
      Your brother should not *.
      You're not supposed to *.
      You really shouldn't *.
      I think you shouldn't *.
      You mustn't *.
      You had no right to *.
    `,
  },
  {
    code: "PERSONAL_WANT",
    words: BAD_DEEDS_DONE,
    frames: `
      You shouldn't have *.
      She shouldn't have *.
    `,
  },
  {
    code: "PERSONAL_WANT",
    words: GOOD_DEEDS,
    frames: `
      You should *.
      you should *
      You really should *.
      You should * more often.
      u should *
      You must *.
      You have to *.
      You need to *.
      You've got to *.
      You ought to *.
      You're supposed to *.
      You are supposed to *.
      I think you should *.
      Maybe you should *.
      Look, you need to *.
      Sorry but you need to *.
      Honestly, you should *.
      You could at least *.
      The least you could do is *.
      They need to *.
      He has to *.
      My boss ought to *.
      Your brother needs to *.
      Why should I always ask you to *? You should *.
    `,
  },
  {
    code: "PERSONAL_WANT",
    words: GOOD_DEEDS_DONE,
    frames: `
      You should have *.
      You should've *.
    `,
  },
  {
    code: "REQUEST",
    words: GOOD_DEEDS,
    frames: `
      You'd better *.
      You had better *.
      You better *.
      I expect you to *.
      I demand that you *.
      I insist that you *.
      I expect him to *.
      We expect you to *.
      Either you * or I'm leaving.
      I want you to * right now.
      I need you to * immediately.
      I'm ordering you to *.
    `,
  },
  {
    code: "REQUEST",
    words:
      listed(`listen to me, help me with the dishes, answer my texts, say sorry, thank me, ask me first, tell me the truth,
  do the dishes, clean his room, pay me back, keep his promises, apologise to her, spend more time with the kids,
  do his share, include me, talk to me, stop shouting at me`),
    frames: `
      I expect my husband to *.
      I expect my son to *.
      We expect our boss to *.
    `,
  },
  {
    code: "REQUEST",
    words: ORDERS,
    frames: `
      *.
      *!
      * now.
      * right now.
      * right now!
      * immediately.
      * at once.
      * this minute.
      * already.
      * or else.
      * or I'm leaving.
      Just *!
      Just * already.
      Anna, *.
      *, Anna.
      *, Tom!
      Hey, *.
      Look, *.
      Look, just *.
      Honestly, just *.
      Sorry but * now.
      For God's sake, *.
      Will you just *!
      I want you to * now.
      I need you to * right now.
      I expect you to *.
      Please * right now.
    `,
  },
  {
    code: "REQUEST",
    words: listed(`the report, the dishes, my room, this, the kitchen, the invoice, it, the job, the work`),
    frames: `
      I want * done by tonight.
      I want * done now.
      I expect * to be done by noon.
      I need * done right now.
    `,
  },
  {
    code: "REQUEST",
    words: listed(`an answer, an apology, an explanation, a reply, more respect, a refund`),
    frames: `
      I expect *.
      I demand *.
      We expect *.
      We demand *.
      I expect * by tomorrow.
      I demand * right now.
      I expect * from you.
    `,
  },
  {
    words: BAD_DEEDS,
    frames: `
      They did not *.
      You did not *.
      I'm glad that you didn't *.
      He said, 'Don't *.'
    `,
  },
  {
    words: BAD_DEEDS_ING,
    frames: `
      Thank you for not *.
    `,
  },
  {
    words: OWN_DEEDS_ING,
    frames: `
      I will stop *.
      I'm trying to stop *.
      I want to stop *.
      I need to stop *.
      I have stopped *.
      Should I stop *?
      Do you want me to stop *?
      How do I stop *?
      Can I stop *?
      My doctor told me to stop *.
      He stopped * last year.
      She stopped * yesterday.
      We had to stop *.
      Did you stop *?
    `,
  },
  {
    words: OWN_DEEDS,
    frames: `
      I shouldn't *.
      I was asked not to *.
    `,
  },
  {
    words: OWN_DEEDS_DONE,
    frames: `
      I shouldn't have *.
    `,
  },
  {
    words: GOOD_DEEDS,
    frames: `
      Could you please *?
      Could you *?
      Would you be willing to *?
      Can you *, please?
      Please *.
      please *
      Please * when you have time.
      I'd like you to *.
      I would like you to *.
      I'd love you to *.
      I need you to *.
      I want you to *.
      I'd appreciate it if you could *.
      It would help me if you could *.
      Are you able to *?
      When could you *?
      Thank you for offering to *.
      You didn't * yesterday.
      I hope you *.
      I asked you to * last week.
      He said he would *.
      Do I need to *?
      Should I *?
      She told me to *.
      My mum says I should *.
      I should *.
      I must *.
      I have to * tonight.
      We should * together.
      You don't have to *.
      You don't need to *.
      Do you have to *?
      Could we agree that you *?
      If you *, I will be happy.
      I'd be grateful if you would *.
    `,
  },
  {
    words: GOOD_DEEDS_ING,
    frames: `
      Would you mind *?
    `,
  },
  {
    words: ERRANDS,
    frames: `
      Could you *, please?
      Could you * by Friday?
      Please *.
      Please * when you can.
      Would you *, please?
      He told me to *.
      She said, '*.'
      I'd like you to *.
      I was told to *.
      Can you please * today?
      My teacher asked us to *.
      Did he tell you to *?
    `,
  },
  {
    words: STEPS,
    frames: `
      *.
      * first.
      Then *.
      You need to *.
      You have to *.
      You should *.
      You must * first.
      Just *.
      To start, *.
      First, *.
      Now *.
      * and wait.
    `,
  },
  {
    words: WISHES,
    frames: `
      *!
      *.
      *, Anna!
      Please *.
    `,
  },
  {
    words: TIPS,
    frames: `
      You should *!
      You must *!
      You have to *!
      You really should *, it's great.
    `,
  },
];
