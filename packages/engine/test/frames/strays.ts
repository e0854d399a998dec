import { type Frames, listed } from "./frame.ts";

/** What one would have a neighbour or a firm leave off. */
const NUISANCES = listed(
  `park across our drive, send any more flyers to me, ring my bell at night, feed my dog, block our gate, smoke near my door,
  call my office, let your dog into my garden, leave your bins in front of my window,
  enter my flat without asking, use our washing line, play music after midnight again`,
);

/** What a public has to put up with. */
const BURDENS = listed(
  `wait an hour on hold, beg for a refund, chase their own money, explain themselves three times, ask twice,
  queue in the rain, clean up after others, suffer for this, fight for a seat, repeat themselves`,
);

const UNFIT = listed(
  `raise her voice, shout at the children, swear, lie, hit a child, laugh at a pupil, ignore a question,
  break a promise, treat people like that, humiliate anybody`,
);

const DILIGENCE = listed(
  `read to their children, know where their children are, teach their kids manners,
  listen more, set an example, say no now and then, take responsibility, keep their promises`,
);

const PARTINGS = listed(`tomorrow, later, soon, tonight, next week, on Monday, then`);

const CHORES = listed(
  `the washing-up, the tickets, the dog, dinner, the bill, the bins, the booking, the taxi, the shopping, the boiler`,
);

const THINGS_STOPPED = listed(`the engine, the machine, the car, the clock, the printer, the mixer`);

const TREATS = listed(`paying, cooking tonight, washing up, bringing a present, tidying`);

export const strayFrames: readonly Frames[] = [
  {
    code: "POSITIVE_REQUEST",
    words: NUISANCES,
    frames: `
      Kindly do not *.
      Kindly don't *.
      Would you kindly not *?
      Please do not *.
      Please don't *.
      I ask you not to *.
      I'd ask you not to *.
      I'd like to ask you not to *.
      May I ask you not to *?
      Can I ask you not to *?
      Do not *.
      Never *.
      pls dont *
      Once again: please don't *.
    `,
  },
  {
    code: "GENERAL_NOT_PERSONAL",
    words: BURDENS,
    frames: `
      Customers shouldn't have to *.
      Customers should not have to *.
      Patients shouldn't have to *.
      Tenants shouldn't have to *.
      People shouldn't have to *.
      Nobody should have to *.
      No one should have to *.
      No customer should have to *.
    `,
  },
  {
    code: "GENERAL_NOT_PERSONAL",
    words: UNFIT,
    frames: `
      A teacher should never *.
      A teacher shouldn't *.
      A coach should never *.
      A manager should never *.
      A nurse should never *.
      Teachers should never *.
      Teachers shouldn't *.
      Managers should never *.
      a teacher should never *
      A good teacher would never *.
      A good teacher doesn't *.
      No teacher should *.
    `,
  },
  {
    code: "GENERAL_NOT_PERSONAL",
    words: DILIGENCE,
    frames: `
      Parents should *.
      Parents must *.
      Parents need to *.
      Parents ought to *.
      Mothers should *.
      Fathers ought to *.
      Good parents *.
    `,
  },
  {
    words: PARTINGS,
    frames: `
      Talk *!
      Talk *.
      Speak *!
      Bye for now, talk *!
      Must dash. Talk *!
      See you *!
      Chat *?
      Catch up *?
      Let's talk *.
    `,
  },
  {
    words: CHORES,
    frames: `
      Don't worry about *, I'll see to it.
      I'll see to *.
      I will see to * myself.
      Leave * to me.
      Leave * to us.
      Let me see to *.
      Could you see to *?
      Who is going to see to *?
    `,
  },
  {
    words: THINGS_STOPPED,
    frames: `
      You need to stop * first.
      You have to stop * before you open it.
      Stop * and wait.
      To begin, stop *.
      Please stop * when it beeps.
    `,
  },
  {
    words: TREATS,
    frames: `
      Don't even think of *, tonight's on me.
    `,
  },
];
