import { type Frames, listed, without } from "./frame.ts";

/** What an angry customer, tenant or colleague orders, each with nothing around it. */
const ERRANDS = listed(
  `escalate it, refund me, sort it out, fix it, reply to my email, answer my question, send me the invoice,
  give me my money back, return my deposit, remove my name from the list, delete that photo, take that poster down, pay me back,
  call me back, cancel my contract, move your car, bring it back, tell me the truth, explain yourself,
  deal with it, replace my phone, apologise to her, clean up your mess, hand over the keys, correct the bill`,
);

const HOUSE_ORDERS = listed(
  `take your shoes off, tidy your room, come here, sit down, get off the sofa, turn that noise down, hang up your coat,
  put your phone away,  pick up your socks, get in the car, eat your dinner, be quiet,
  hurry up, go to bed, look at me, listen to me, do your homework, apologise to your sister, get out of my room,
  shut the door, give me the remote, leave my things alone`,
);

const WORK_ORDERS = listed(
  `redo the slides, finish the report, update the ticket, revert your commit, fix the build, answer your emails,
  check your figures, send me your hours, book the room, read the brief, come to my office, call the client back,
  correct your mistake, do it again, explain the delay, share your notes, clean your desk`,
);

/** What nobody wants to see once more. */
const OFFENCES = listed(
  `wake my son, touch my things, read my mail, shout at my daughter, speak to me like that, call me that,
  open my letters, lie to me, park in front of my gate, use my mug, talk to my boss behind my back,
  turn up at my door without asking, borrow my bike without asking, come into my flat without asking,
  contact my mother, show anybody my photos, make jokes about my weight, laugh at me`,
);

const OFFENCES_ING = listed(
  `waking my son, touching my things, reading my mail, shouting at my daughter, speaking to me like that,
  calling me names, opening my letters, lying to me, parking in front of my gate, using my mug,
  talking behind my back, turning up without asking, borrowing my bike, entering my flat, contacting my mother,
  showing people my photos, making jokes about my weight, laughing at me, ignoring my emails, posting pictures of my kids`,
);

/** What is done to one, as one would not have it. */
const BEING = listed(
  `strung along, lied to, ignored, laughed at, shouted at, treated like a child, left out, kept waiting, talked over,
  blamed for everything, compared to my sister, taken for granted, told what to do, interrupted, passed over, put down,
  kept in the dark, used`,
);

const PLANS = listed(
  `visit my aunt, bake bread, learn Spanish, cut my hair, buy a bike, move to Leeds, paint the fence, take the bus,
  read more, grow tomatoes, sell the car, adopt a cat`,
);

/** Steps with things, that harm nobody. */
const STEPS = listed(
  `press the green button, turn the key twice, plug in the cable, click on Save, enter your password, stir the soup,
  preheat the oven, restart the computer, fill in the form, scan the code, rinse the rice, chop the onions,
  download the app, add an egg, tighten the screws, turn left at the church, take the second exit, save the file`,
);

const WARNINGS = listed(
  `touch the plate, open the oven, unplug it, switch it off, drink the water, eat the berries, use bleach,
  lean on the glass, feed the ducks, swim here, overfill the kettle, mix the two`,
);

const CARE = listed(
  `worry, panic, hesitate to call, forget your umbrella, stay up too late, work too hard, feel bad,
  be sad, give up, rush, be afraid, be nervous, miss the bus, let it get you down, apologise`,
);

const INVITATIONS = listed(
  `come round for tea, join us on Sunday, have a seat, help yourself to cake, 
  enjoy your holiday, take care of yourself, have a nice day, sleep well, drive safely, get well soon,
  come and see the baby, let me know how it goes, keep in touch, make yourself at home`,
);

const NOTICES = listed(
  `mind the step, keep left, queue here, ring the bell, push to open, hold the handrail,
  keep the gate shut, use the other door, show your ticket, pay at the desk, take a number, switch off your phone,
  wear a helmet, keep dogs on a lead`,
);

/** Own wishes that order nobody. */
const WANTED_THINGS = listed(
  `a quiet evening, a new job, some rest, a bigger flat, more light, a long walk, a cup of tea, a dog, a good book,
  better weather, a holiday by the sea, an early night`,
);

export const plainOrderFrames: readonly Frames[] = [
  {
    code: "REQUEST",
    words: ERRANDS,
    frames: `
      *
      *.
      *!
      * now
      * today.
      * by Friday.
      * before the weekend.
      * this week.
      * or I'll call a lawyer.
      I've waited three weeks. *
      I've asked three times. *.
      it's been three weeks. *
      I don't care how. *.
      Enough. *.
      Right, *.
      OK, *.
      So *.
      And *.
      Now *.
      Either way, *.
      Today, *.
      Do your job and *.
      You heard me. *.
      Again: *.
      Last warning: *.
      For the last time, *.
      The invoice is from March. *.
      We spoke on Monday and nothing happened. *
      This is my third email. *.
      I'm not asking again. *.
    `,
  },
  {
    code: "REQUEST",
    words: without(
      HOUSE_ORDERS,
      "leave my things alone, sit down, get off the sofa, hang up your coat, get in the car",
    ),
    frames: `
      *
      *.
    `,
  },
  {
    code: "REQUEST",
    words: without(HOUSE_ORDERS, "leave my things alone"),
    frames: `
      *!
      * right now!
      * this minute!
      * at once!
      Tim, *.
      Tim! *!
      *, Tim.
      *, young man.
      *, the pair of you.
      Oi, *.
      Hey you, *!
      Now *!
      * or there's no dessert.
      * or you're grounded.
      * when I tell you.
      * before I lose my patience.
      I won't say it again. *.
    `,
  },
  {
    code: "REQUEST",
    words: without(WORK_ORDERS, "finish the report, update the ticket, fix the build, book the room, read the brief"),
    frames: `
      *.
      And *.
      I need no reasons. *.
      The client rang twice. *.
      The build has been red since ten. *.
    `,
  },
  {
    code: "REQUEST",
    words: without(WORK_ORDERS, "update the ticket"),
    frames: `
      *!
      * now.
      * today
      * by noon.
      * first thing tomorrow.
      Karim, *.
      Karim, * by five.
      *, Karim.
      *, no excuses.
      Just *.
    `,
  },
  {
    code: "POSITIVE_REQUEST",
    words: OFFENCES,
    frames: `
      Never again *.
      Never * again.
      Never ever *.
      Never ever * again.
      never again *
      never * again
      Don't *.
      Don't ever *.
      Don't ever * again.
      Don't you ever *.
      Don't you ever * again!
      Don't you dare *!
      Do not *.
      Do not ever * again.
      do not * again
      dont * again
      dont ever *
      Please never *.
      Please never * again.
      Please don't * again.
      And don't *.
      And never * again.
      Tim, don't *.
      So don't * again.
      Just don't *.
      Just don't * anymore.
      Whatever you do, don't *.
      I beg you, don't *.
      I ask you not to *.
      I told you not to * and you did, so don't.
      I'm telling you, don't *.
      You are not to *.
      You're not to * again.
      From now on, don't *.
      Next time, don't *.
    `,
  },
  {
    code: "POSITIVE_REQUEST",
    words: OFFENCES_ING,
    frames: `
      Stop *.
      stop *
      STOP *
      Stop * please.
      Stop * immediately.
      Stop *, Tim.
      Stop * or I'm leaving.
      Tim, stop *.
      Just stop *.
      Please just stop *.
      And stop *.
      So stop *.
      Now stop *!
      Would you kindly stop *?
      Would you stop *?
      Can't you just stop *?
      Will you two stop *!
      When are you going to stop *?
      No more *.
      No more * please.
      Enough with *.
      I need you all to stop *.
      I'm asking you to stop *.
      I told you to stop *, so stop.
      For God's sake stop *.
      For the last time, stop *.
      Do me a favour and stop *.
      Quit *!
      quit *
      I'd be grateful if you stopped *.
      It would help if you stopped *.
    `,
  },
  {
    code: "POSITIVE_WANT",
    words: BEING,
    frames: `
      Being * is not what I want.
      Being * isn't what I want.
      I don't want to be *.
      I do not want to be *.
      I don't want to be * again.
      I don't want to be * any more.
      I never want to be * again.
      I no longer want to be *.
      I didn't want to be *.
      I don't like being *.
      I do not like being *.
      I really don't like being *.
      I hate being *.
      I can't stand being *.
      I'm not willing to be *.
      I refuse to be *.
      I'm done being *.
      i dont want to be * anymore
    `,
  },
  {
    code: "POSITIVE_WANT",
    words: without(BEING, "used"),
    frames: `
      I won't be * any longer.
      I won't be *.
      I will not be *.
      I'm not going to be *.
    `,
  },
  {
    code: "POSITIVE_WANT",
    words: OFFENCES,
    frames: `
      I don't want you to *.
      I do not want you to *.
      I don't want you to * again.
      I don't want him to *.
      I don't want your friends to *.
      I never want you to * again.
      I don't want anyone to *.
      I didn't want you to *.
      I wish you wouldn't *.
      I wish he wouldn't *.
      I wish people wouldn't *.
      I wish you didn't *.
      I'd rather you didn't *.
      I'd rather he didn't *.
      I would prefer it if you didn't *.
      I hate it when you *.
      I hate it when people *.
      I don't like it when you *.
      I really don't like it when you *.
      I can't stand it when you *.
      I don't appreciate it when you *.
      What I don't want is for you to *.
      The last thing I want is for you to *.
    `,
  },
  {
    code: "POSITIVE_WANT",
    words: OFFENCES_ING,
    frames: `
      I don't want you *.
      I don't want him *.
      I don't want anybody *.
      I don't like you *.
      I don't like him *.
      I hate you *.
      I can't stand you *.
      I won't have you *.
      I won't put up with you *.
      I don't want people *.
      You * is not what I want.
      Them * is not what I want.
    `,
  },
  {
    words: ERRANDS,
    frames: `
      Could you *, please?
      Could you please *?
      Please *.
      Please * when you have a moment.
      Would you be able to *?
      Would it be possible to *?
      He asked me to *.
      She told them to *.
      They refused to *.
      I asked them to *.
      I had to *.
      I'd like you to *.
      They said they would *.
      It took them a week to *.
      I hope they *.
      Did they *?
      He promised to *.
      She said: "*."
      My lawyer advised them to *.
    `,
  },
  {
    words: STEPS,
    frames: `
      *.
      First, *.
      Finally, *.
      * and wait.
      * to start.
      If it fails, *.
      To begin, *.
      Next, *.
      1. *
      Just *.
      Always * first.
      Once it beeps, *.
      Now *.
    `,
  },
  {
    words: WARNINGS,
    frames: `
      Don't *, it's dangerous.
      Do not *.
      Never *.
      Careful, don't *.
      Warning: do not *.
      Please do not *.
    `,
  },
  {
    words: CARE,
    frames: `
      Don't *.
      Please don't *.
      don't *
      Don't *, love.
      Just don't *.
      And don't *.
      Don't *, we have time.
    `,
  },
  {
    words: INVITATIONS,
    frames: `
      *.
      *!
      Please *.
      Do *.
      * if you like.
      And *!
      Tim, *!
      *, both of you.
    `,
  },
  {
    words: NOTICES,
    frames: `
      Please *.
      *.
      Visitors: please *.
    `,
  },
  {
    words: PLANS,
    frames: `
      I don't want to *.
      I'd rather not *.
      I don't want to * yet.
      I never wanted to *.
      I stopped trying to *.
      I'm not going to *.
      I will not * this year.
      I refuse to * at my age.
      She doesn't want to *.
    `,
  },
  {
    words: WANTED_THINGS,
    frames: `
      All I want is *.
      What I want is *.
      I want *.
      I'd love *.
      * is what I need.
      * is not what I need right now.
      I don't want *.
    `,
  },
];
