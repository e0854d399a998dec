import { type Frames, listed } from "./frame.ts";

/** What a landlord, an office or a firm is to do. */
const REPAIRS = listed(
  `mend that lock, fix the boiler, repair the roof, return our deposit, pay for the damage, answer my emails,
  deal with the mould, replace the broken window, sort out the damp, pay us back,
  clean the stairs, call me back, send us a plumber, refund us, take this seriously, give us a date, apologise`,
);

const REPAIRS_DONE = listed(
  `mended that lock, fixed the boiler, repaired the roof, returned our deposit, paid for the damage, answered my emails,
  dealt with the mould, replaced the broken window, sorted out the damp, paid us back,
  cleaned the stairs, called me back, sent us a plumber, refunded us, taken this seriously, apologised`,
);

/** What somebody of the house, the team or the club has undertaken. */
const TASKS = listed(
  `lock the clubhouse, bring the keys, book the hall, call the plumber, pick up the kids, send the invoice, feed the cat,
  wash the kit, take out the bins, clean the kitchen, finish the report, pay the rent, water the plants, do the shopping,
  order the cake, check the figures, lock the door, update the website, return the van, cover my shift`,
);

const TASKS_DONE = listed(
  `locked the clubhouse, brought the keys, booked the hall, called the plumber, picked up the kids, sent the invoice,
  fed the cat, washed the kit, taken out the bins, cleaned the kitchen, finished the report, paid the rent,
  watered the plants, done the shopping, ordered the cake, checked the figures, locked the door, updated the website,
  returned the van, covered my shift`,
);

/** How one is to be with others. */
const MANNERS = listed(
  `listen to me, apologise, grow up, calm down, say sorry, be honest, be on time, keep your promises, tell the truth,
  stop lying, do your share, clean up after yourself, show some respect, answer my question, think before you speak,
  treat me with respect, take responsibility, explain yourself, make more effort, be nicer to my mother`,
);

const MANNERS_OF_HIS = listed(
  `listen to me, apologise, grow up, calm down, say sorry, be honest with me, be on time, keep his promises,
  tell the truth, stop lying, do his share, clean up after himself, show some respect, answer my question,
  think before he speaks, treat me with respect, take responsibility, explain himself, make more effort,
  be nicer to my mother`,
);

/** What a life demands of somebody: told as news. */
const ERRANDS_OF_LIFE = listed(
  `leave at six, work on Sunday, go to the dentist, get up early, catch a train, take his medicine, study for an exam,
  wear glasses, stay in hospital, have an operation, travel to Leeds, go to bed, be at work by nine, rest his knee,
  learn Spanish, move to Berlin, pack his suitcase, walk to school, eat something, see a doctor`,
);

const STEPS = listed(
  `press the green button, turn the key twice, plug in the cable, click on Save, enter your password, stir the soup,
  preheat the oven, restart the computer, fill in the form, scan the code, rinse the rice, chop the onions,
  download the app, press F5, add an egg, turn left at the church, take the second exit`,
);

const TIPS = listed(
  `see the view, try the soup, watch that film, visit Rome, read this book, taste this cake, hear the new album,
  see the sunset, come to the concert, visit the museum, watch the last episode`,
);

/** What comes by itself, or by post. */
const ARRIVALS = listed(
  `arrive on Monday, be here by noon, be ready by Friday, come tomorrow, be cheaper in May, fit in the box,
  work again tomorrow, be fine, last for years, be dry by now`,
);

const COMMON_MANNERS = listed(
  `say sorry, keep their promises, listen to each other, be on time, tell the truth, look before they click,
  help each other, clean up after themselves, ask before they borrow things, say thank you, do their share,
  think before they speak, apologise, mind their own business, learn some manners, be more careful,
  read the whole email before they answer`,
);

const ONES_MANNERS = listed(
  `say sorry, tell the truth, look before one clicks, say thank you, think before one speaks, apologise, ask first,
  knock, keep a promise, listen, be honest, say hello, answer a letter`,
);

/** What decency asks of a neighbour, a colleague, a friend. */
const DECENCY = listed(
  `knock before he comes in, say hello, ask first, apologise, tell the truth, keep his word, listen, say sorry,
  answer a letter, call back, keep a promise, help, say thank you, ask before he borrows a ladder`,
);

const DECENCY_THIRD = listed(
  `knocks before he comes in, says hello, asks first, apologises, tells the truth, keeps his word, listens, says sorry,
  answers a letter, calls back, keeps a promise, helps, says thank you, checks twice, cleans up, turns up on time,
  tidies up, warns people`,
);

const TREATED = listed(
  `greeted, asked, told, thanked, informed, listened to, warned, invited, consulted, included, heard, respected`,
);

export const dutyFrames: readonly Frames[] = [
  {
    code: "PERSONAL_WANT",
    words: REPAIRS,
    frames: `
      The landlord should *.
      The landlord must *.
      The landlord has to *.
      The landlord has to *, full stop.
      The landlord needs to *.
      The landlord really needs to *.
      The landlord ought to *.
      The landlord is supposed to *.
      The landlord was supposed to *.
      Our landlord has to *.
      Your office needs to *.
      Your company has to *.
      The agency has to *.
      The agency needs to *.
      The agency should *.
      The agency was supposed to *.
      The council needs to *.
      The council has to *.
      The manager has to *.
      My landlady has to *.
      They have to *.
      They need to *.
      They were supposed to *.
      The management must *.
      You have to *.
      You need to *.
      You must *.
      You guys have to *.
      You people need to *.
      You were supposed to *.
      You are supposed to *.
      It's your job to *.
      It is the landlord's job to *.
      the landlord has to *
      you need to *
      Sorry, but you have to *.
      Listen, you need to *.
      You still have to *.
      You simply have to *.
      You just need to *.
    `,
  },
  {
    code: "PERSONAL_WANT",
    words: REPAIRS_DONE,
    frames: `
      The landlord should have * by now.
      The landlord should have * long ago.
      The agency should have *.
      You should have * weeks ago.
      They ought to have *.
      You ought to have *.
      The council should've *.
      you should of * by now
    `,
  },
  {
    code: "PERSONAL_WANT",
    words: TASKS,
    frames: `
      Darren was supposed to *.
      Darren was supposed to *, and he didn't.
      Darren was meant to *.
      Darren ought to *.
      My brother was supposed to *.
      My flatmate was supposed to *.
      Your son was supposed to *.
      You were supposed to *.
      You were meant to *.
      You two were supposed to *.
      You were supposed to * yesterday.
      You were supposed to * on Monday.
      Weren't you supposed to *?
      They were supposed to *.
      The caretaker was supposed to *.
      My supervisor was supposed to *.
      The night shift was supposed to *.
      Your team was supposed to *.
      It was your job to *.
      It was his job to *.
      It was your turn to *.
      It was Darren's turn to *.
      It was up to you to *.
      It's your turn to *.
      It's Darren's job to *.
      It is her responsibility to *.
      It's your responsibility to *.
      you were supposed to *
      Darren was supposed to *, not me.
    `,
  },
  {
    code: "PERSONAL_WANT",
    words: TASKS_DONE,
    frames: `
      Darren should have *.
      You should have *.
      You should have * yesterday.
      My flatmate should have *.
      She ought to have *.
      You could at least have *.
      you should have *
      You were supposed to have *.
      He should've *.
    `,
  },
  {
    code: "PERSONAL_WANT",
    words: MANNERS,
    frames: `
      You should *.
      You must *.
      You need to *.
      You have to *.
      You ought to *.
      You really need to *.
      You seriously need to *.
      You just need to *.
      You've got to *.
      You have got to *.
      You both need to *.
      You two have to *.
      You really ought to *.
      You really must *.
      You guys should *.
      you gotta *
      u need to *
      u have to *
      you have to *
      You need to * for once.
      Next time you should *.
      Next time you need to *.
      You need to *, Mark.
      Mark, you need to *.
      I think you need to *.
      I think you have to *.
      In my opinion you should *.
      If you want to stay, you have to *.
    `,
  },
  {
    code: "PERSONAL_WANT",
    words: listed(`apologise, grow up, say sorry, explain yourself, calm down`),
    frames: `
      You are expected to *.
      It's time for you to *.
    `,
  },
  {
    code: "PERSONAL_WANT",
    words: MANNERS_OF_HIS,
    frames: `
      He should *.
      He must *.
      He needs to *.
      He has to *.
      He's got to *.
      He has got to *.
      He ought to *.
      He really needs to *.
      My boss needs to *.
      My boss has to *.
      My brother should *.
      My brother has to *.
      My ex needs to *.
      Your husband needs to *.
      Your son has to *.
      Our coach must *.
      The teacher ought to *.
      The doctor should *.
      The driver should *.
      Darren must *.
      Darren has to *.
      Mr Hill needs to *.
      That man has to *.
      he needs to *
    `,
  },
  {
    code: "GENERAL_NOT_PERSONAL",
    words: COMMON_MANNERS,
    frames: `
      People should *.
      People really should *.
      People really need to *.
      People need to *.
      People have to *.
      People really ought to *.
      People must *.
      People just need to *.
      People these days should *.
      People nowadays need to *.
      Some people should *.
      Some people really need to *.
      Some people ought to *.
      Everyone needs to *.
      Everybody has to *.
      Neighbours should *.
      Neighbours ought to *.
      Sales staff ought to *.
      Sales people should *.
      Office workers should *.
      Managers should *.
      Managers need to *.
      Teachers ought to *.
      Teachers should *.
      Landlords should *.
      Landlords need to *.
      Doctors should *.
      Doctors ought to *.
      Nurses ought to *.
      Bosses should *.
      Men need to *.
      Teenagers should *.
      Young people should *.
      Grown-ups should *.
      Adults ought to *.
      Flatmates should *.
      Roommates should *.
      Colleagues ought to *.
      I think people need to *.
      people need to *
      people really need to *
      everyone should *
    `,
  },
  {
    code: "GENERAL_NOT_PERSONAL",
    words: DECENCY,
    frames: `
      A neighbour should *.
      A neighbour ought to *.
      A good neighbour should *.
      A friend should *.
      A friend ought to *.
      A real friend should *.
      A colleague should *.
      A colleague ought to *.
      A boss should *.
      A manager should *.
      A manager ought to *.
      A teacher ought to *.
      A landlord should *.
      A landlord ought to *.
      A decent man should *.
      A partner should *.
      A grown man should *.
      A decent person would *.
      A good boss would *.
      Any decent neighbour would *.
    `,
  },
  {
    code: "GENERAL_NOT_PERSONAL",
    words: DECENCY_THIRD,
    frames: `
      A decent person *.
      A decent man *.
      A decent neighbour *.
      A good friend *.
      A real friend *.
      A good boss *.
      A decent boss *.
      A good colleague *.
      A decent manager *.
      A proper teacher *.
      A decent stacker *.
      A decent flatmate *.
      A responsible adult *.
      Any decent person *.
    `,
  },
  {
    code: "GENERAL_NOT_PERSONAL",
    words: ONES_MANNERS,
    frames: `
      One should *.
      One must *.
      One ought to *.
      One has to *.
      One really should *.
      One should always *.
    `,
  },
  {
    code: "GENERAL_NOT_PERSONAL",
    words: TREATED,
    frames: `
      One does like to be *.
      One likes to be *.
      One would like to be *.
      One expects to be *.
      One wants to be *.
    `,
  },
  {
    words: REPAIRS,
    frames: `
      The landlord promised to *.
      The landlord agreed to *.
      The landlord said he would *.
      The landlord is going to *.
      Could the landlord *?
      Does the landlord have to *?
      I hope the agency will *.
      They will * next week.
      He told me the landlord had to *.
      She says the agency has to *.
      My lawyer says that you have to *.
      The landlord doesn't have to *.
      I would like the landlord to *.
      I'd like you to *.
    `,
  },
  {
    words: TASKS,
    frames: `
      I was supposed to *.
      We were supposed to *.
      I have to *.
      I need to *.
      I must *.
      I ought to *.
      We need to *.
      We have to * tonight.
      I'm supposed to *.
      It was my job to *.
      It was my turn to *.
      It's my turn to *.
      Darren offered to *.
      Darren promised to *.
      Do I have to *?
      Am I supposed to *?
      Who was supposed to *?
      He told me that I had to *.
      You don't have to *.
      You needn't *.
      I forgot to *.
      I'll *.
    `,
  },
  {
    words: ERRANDS_OF_LIFE,
    frames: `
      He has to *.
      He had to *.
      He'll have to *.
      My brother has to *.
      My brother had to *.
      Anton has to *.
      Anton had to *.
      My dad needs to *.
      My son has to * tomorrow.
      My son had to * yesterday.
      My uncle will have to *.
      I have to *.
      I need to *.
      We had to *.
      Does he have to *?
      He doesn't have to *.
    `,
  },
  {
    words: STEPS,
    frames: `
      You need to *.
      You have to *.
      First you need to *.
      Then you have to *.
      You just need to *.
      You only have to *.
      You must *.
      You should *.
      To start, you need to *.
      Now you have to *.
      After that you need to *.
      All you need to do is *.
    `,
  },
  {
    words: TIPS,
    frames: `
      You should *!
      You really should *!
      You have to *!
      You need to *!
      You must *!
      You've got to *!
      Everyone should *!
    `,
  },
  {
    words: ARRIVALS,
    frames: `
      The parcel should *.
      It should *.
      The new one should *.
      The carpet ought to *.
      The shelf should *.
      The shoes were supposed to *.
      The lamp is supposed to *.
    `,
  },
];
