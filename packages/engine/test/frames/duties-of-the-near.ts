import { type Frames, listed, without } from "./frame.ts";

/** What a person owes those at home. */
const AT_HOME = listed(
  `help in the house, pick up your clothes, clean the bathroom, talk to the kids, come home on time, listen to your wife,
  pay your share, call your mother, tidy your room, do the washing-up, take the bins out, look after your sister,
  keep your word, spend more time with us, wash your own plates, put the lid back, ask me first,
  cook once in a while`,
);

/** The same of a third. */
const AT_HOME_OF_HIS = listed(
  `help in the house, pick up his clothes, clean the bathroom, talk to the kids, come home on time, listen to his wife,
  pay his share, call his mother, tidy his room, do the washing-up, take the bins out, look after his sister,
  keep his word, spend more time with us, wash his own plates, ask me first`,
);

const AT_WORK = listed(
  `answer your emails, meet the deadline, check your work, ask before you change it, read the brief, share your notes,
  tell us earlier, reply to customers, keep me informed, finish what you start,
  respect our time, include me in the meeting, credit my work, stick to the agenda, be on time, let people finish,
  own your mistakes, do it properly`,
);

const AT_WORK_DONE = listed(
  `answered your emails, met the deadline, checked your work, asked before you changed it, read the brief,
  shared your notes, told us earlier, replied to the customers, kept me informed, finished what you started, respected our time, included me in the meeting, credited my work,
  stuck to the agenda, been on time, let people finish, owned your mistakes, done it properly`,
);

const AT_WORK_OF_THEIRS = listed(
  `answer their emails, meet the deadline, check their work, ask before they change it, 
  share their notes, tell us earlier, reply to customers, keep me informed,
   respect our time, include me in the meeting, credit my work, stick to the agenda, be on time,
   own their mistakes, do it properly`,
);

/** What should not be, of the reader. */
const FAULTS = listed(
  `be so loud, be late, leave your plates on the table, use my towel, wear my clothes, read my messages,
  shout at the children, talk to me like that, drive so fast with the kids, smoke in the flat, interrupt people,
  lie to your own mother, spend our savings, cancel at the last minute, blame the new girl, forget my birthday,
  laugh at her accent, bring your work home, look at your phone at dinner, throw my post away`,
);

const FAULTS_DONE = listed(
  `been so loud, been late, left your plates on the table, used my towel, worn my clothes, read my messages,
  shouted at the children, talked to me like that, driven so fast with the kids, smoked in the flat, interrupted her,
  lied to your own mother, spent our savings, cancelled at the last minute, blamed the new girl, forgotten my birthday,
  laughed at her accent, looked at your phone at dinner, thrown my post away`,
);

/** What is rude in anybody. */
const RUDE_ING = listed(
  `shouting at waiters, talking during a film, leaving without a word, reading other people's messages,
  jumping the queue, playing loud music at night, arriving an hour late, cancelling at the last minute,
  interrupting people, making fun of people, ignoring people, leaving dirty dishes for others, lying to friends, staring at people, gossiping about colleagues, slamming doors, swearing at children`,
);

const RUDE = listed(
  `shout at waiters, talk during a film, leave without a word, read other people's messages, jump the queue,
  play loud music at night, arrive an hour late, cancel at the last minute, interrupt people, make fun of people,
  ignore people, leave dirty dishes for others, lie to friends, stare at people, gossip about colleagues, slam doors,
  swear at children, keep others waiting`,
);

/** Kind words in the shape of a duty, for the reader's own good. */
const KIND = listed(
  `get some rest, take it easy, be proud of yourself, treat yourself, relax, be kind to yourself, take a break,
  take a day off, see a doctor, try the cheesecake, visit us soon, come and see us, put your feet up`,
);

const OWN = listed(
  `exercise more, eat less sugar, call my mum, go to bed earlier, be more patient, listen more, apologise to her,
  tidy my desk, pay my rent, read the contract, answer his letter, learn to say no, save some money, drink more water,
  be on time`,
);

const WHAT_WE_DO = listed(
  `talk about money, clean the garage, buy a new sofa, leave at nine, book the hotel, call the vet, feed the cat,
  ask a lawyer, paint the fence, visit your parents, plan the trip, order more chairs, meet on Friday, take a taxi,
  change the lock`,
);

/** Rules of a house, a course or an office, told as such. */
const HOUSE_RULES = listed(
  `sign in at the desk, wear a badge, show their ticket, pay in advance, leave by ten, keep their dog on a lead,
  book online, bring an ID, register by Friday, use the side entrance, switch off their phones, wear a helmet`,
);

const ASKED = listed(
  `call me back, listen to me, help me with the dishes, send me the file, explain this to me, move your car,
  turn the music down, come home by ten, ask me first, tell me the truth, talk to your son, pick me up at six,
  read my draft, water my plants, pay by Friday, keep the noise down, clean the kitchen, let me finish`,
);

export const dutyOfTheNearFrames: readonly Frames[] = [
  {
    code: "PERSONAL_WANT",
    words: AT_HOME,
    frames: `
      You should *.
      You should * for a change.
      You really should * now and then.
      You should * too.
      You should at least *.
      You ought to *.
      You must *.
      You're supposed to *.
      You were supposed to *.
      You promised, so you should *.
      I think you should *.
      I think you ought to *.
      I really think you should *.
      Don't you think you should *?
      You know you should *.
      As a father you should *.
      As my husband you ought to *.
      At your age you should *.
      The least you can do is *.
      The least you could do is *.
      It's your duty to *.
      It is high time you learned to *.
      Dad, you should *.
      you ought to *
      u should * sometimes
    `,
  },
  {
    code: "PERSONAL_WANT",
    words: without(
      AT_HOME,
      "help in the house, call your mother, look after your sister, put the lid back, cook once in a while",
    ),
    frames: `
      You need to *.
      You have to *.
      You've got to *.
      You need to start to *.
      you need to *
    `,
  },
  {
    code: "PERSONAL_WANT",
    words: AT_HOME_OF_HIS,
    frames: `
      He should *.
      He should * for a change.
      He really should *.
      My husband should *.
      My son ought to *.
      My brother ought to *.
      Tom is supposed to *.
      Our dad was supposed to *.
      I think he should *.
      It's his duty to *.
      It's high time he learned to *.
      The least he could do is *.
    `,
  },
  {
    code: "PERSONAL_WANT",
    words: AT_WORK,
    frames: `
      You should *.
      You should *, Lena.
      Lena, you should *.
      You really must *.
      You must *.
      You ought to *.
      You are supposed to *.
      You two should *.
      You all should *.
      You should all *.
      As a team lead you should *.
      You should know to *.
      You should try to *.
      In future you should *.
      From now on you must *.
      You need to learn to *.
      You have to learn to *.
      You simply must *.
      You should really *.
      You should have the decency to *.
      Perhaps you should *.
      Sorry, but you should *.
      With respect, you should *.
    `,
  },
  {
    code: "PERSONAL_WANT",
    words: AT_WORK_DONE,
    frames: `
      You should have *.
      You should really have *.
      You really should have *.
      You should have * by now.
      You ought to have *.
      You could at least have *.
      I think you should have *.
      In my view you should have *.
      You shoulda *
      you should've *
    `,
  },
  {
    code: "PERSONAL_WANT",
    words: AT_WORK_OF_THEIRS,
    frames: `
      They should *.
      They really should *.
      The developers should *.
      The managers should *.
      My colleagues should *.
      My colleagues ought to *.
      Your people should *.
      Your people must *.
      Your department should *.
      The marketing team should *.
      The night shift should *.
      HR should *.
      The other team ought to *.
      These people should *.
      They are supposed to *.
      They ought to *.
    `,
  },
  {
    code: "PERSONAL_WANT",
    words: FAULTS,
    frames: `
      You shouldn't *.
      You should not *.
      You really shouldn't *.
      You really should not *.
      You mustn't *.
      You must not *.
      You ought not to *.
      You're not supposed to *.
      You aren't supposed to *.
      You are not supposed to *.
      You should never *.
      You should stop trying to *.
      I think you shouldn't *.
      I don't think you should *.
      You shouldn't *, Ben.
      you shouldnt *
    `,
  },
  {
    code: "PERSONAL_WANT",
    words: FAULTS_DONE,
    frames: `
      You shouldn't have *.
      You should not have *.
      You should never have *.
      You really shouldn't have *.
      You ought not to have *.
      you shouldnt have *
    `,
  },
  {
    code: "GENERAL_NOT_PERSONAL",
    words: RUDE_ING,
    frames: `
      * is rude.
      * is just rude.
      * is not on.
      * is simply not acceptable.
      * is unacceptable.
      * is not okay.
      * is wrong.
      * is disrespectful.
      * is bad manners.
      There's no excuse for *.
      There is no excuse for *.
    `,
  },
  {
    code: "GENERAL_NOT_PERSONAL",
    words: RUDE,
    frames: `
      It's rude to *.
      It is rude to *.
      It's so rude to *.
      It's plain rude to *.
      It's bad manners to *.
      It's unacceptable to *.
      It's disrespectful to *.
      It's wrong to *.
      It's not nice to *.
      It isn't nice to *.
      It's not okay to *.
      One does not *.
      One doesn't *.
      One shouldn't *.
      One should not *.
      One should never *.
      One must not *.
      People shouldn't *.
      People should not *.
      People should never *.
      Nobody should *.
      Nobody has the right to *.
      No one has any right to *.
      Decent people don't *.
      Normal people don't *.
      A gentleman doesn't *.
      A good friend doesn't *.
      A professional doesn't *.
      A grown man doesn't *.
    `,
  },
  {
    code: "GENERAL_NOT_PERSONAL",
    words: without(RUDE, "talk during a film, play loud music at night, arrive an hour late"),
    frames: `
      Adults don't *.
      Grown-ups don't *.
      Friends don't *.
      Professionals don't *.
    `,
  },
  {
    words: KIND,
    frames: `
      You should *.
      You should *!
      You really should *.
      You must *!
      You ought to *.
      You deserve it, so you should *.
      Maybe you should *, you look tired.
    `,
  },
  {
    words: OWN,
    frames: `
      I should *.
      I really should *.
      I must *.
      I need to *.
      I really need to *.
      I have to *.
      I ought to *.
      I know I should *.
      I should have to *.
      I think I should *.
      Maybe I should *.
      I'm supposed to *.
      My doctor says I should *.
      My wife says that I should *.
      I was told that I had to *.
      I promised to *.
      It's my job to *.
      Should I *?
      Do I have to *?
    `,
  },
  {
    words: WHAT_WE_DO,
    frames: `
      We should *.
      We really should *.
      We need to *.
      We have to *.
      We must *.
      We ought to *.
      We were supposed to *.
      Should we *?
      Do we need to *?
      Maybe we should *.
      I think we should *.
      Perhaps we ought to *.
      We could *.
      We might have to *.
    `,
  },
  {
    words: HOUSE_RULES,
    frames: `
      Visitors must *.
      Guests must *.
      All visitors must *.
      Visitors have to *.
      Customers must *.
      Participants must *.
      Participants need to *.
      Passengers must *.
      Please note that visitors must *.
      According to the rules, visitors must *.
      Guests are asked to *.
    `,
  },
  {
    words: ASKED,
    frames: `
      Could you *?
      Could you please *?
      Could you *, please?
      Would you *, please?
      Would you be willing to *?
      Would you be able to *?
      Would it be possible for you to *?
      Do you think you could *?
      Is there any chance you could *?
      I'd be grateful if you could *.
      It would help me if you could *.
      It would mean a lot to me if you could *.
      I'd love it if you could *.
      I would like you to *.
      I'd like to ask you to *.
      May I ask you to *?
      Can I ask you to *?
      Please *.
      Please could you *?
      Please * when you can.
      If you have time, please *.
      Would you like to *?
      I was hoping you could *.
      I wonder whether you could *.
      What would help you to *?
      Are you able to *?
      Can you *, please?
      Next time, could you *?
      could you * please
      pls *
    `,
  },
];
