import { type Frames, listed, without } from "./frame.ts";

const SOMEBODY = listed(
  `my boss, my sister, my landlord, the neighbours, my ex, the teacher, our manager, the Smiths, the Hendersons, my in-laws, Mrs Brown, the receptionist, your brother, my flatmate, the council, HR, my husband, Anna`,
);
const DOERS = listed(
  `The receptionist, The nurse, My boss, Your brother, The teacher, Our neighbour, My ex, The doctor, Anna, The woman next door, His mother, The coach, My manager, The waiter, The driver`,
);
const SORE = listed(
  `angry, sad, upset, frustrated, furious, annoyed, hurt, disappointed, anxious, nervous, ashamed, miserable, lonely, worried, scared`,
);
const BAD_NEWS = listed(
  `remark about my accent, comment about my weight, joke about my mother, email about the party, text about my job, answer to my question, letter to my boss, post about my family, message to my sister, reaction to my news, decision about the house, question about my age`,
);
const SEEN = listed(
  `Seeing my photos in your brochure, Hearing you talk about me, Finding your note on the door, Reading your message this morning, Seeing you with her, Seeing your car outside her house, Hearing your voice on the phone with him, Reading your post about me, Seeing my name crossed out on your list`,
);
const HIS_CHORES = listed(
  `lock the door, pay the rent, feed the cat, book the hall, bring the keys, clean the kitchen, call me back, pick up the kids, buy the tickets, close the windows, water the plants, take out the bins, answer the phone, tell me first`,
);
const MENDS = listed(
  `fix the lock, mend the roof, repair the heating, answer my emails, pay back the deposit, give me my money back, apologise to my wife, listen to us, stop lying to me, replace the boiler, return my calls, refund the rent, explain the bill, respect my privacy`,
);
const KIND_ACTS = listed(
  `knock first, say hello, help, apologise, say sorry, listen, keep a promise, be honest, care, tell the truth, ask first, be polite`,
);
const ROLES_ONE = listed(
  `neighbour, colleague, friend, boss, teacher, father, mother, husband, wife, brother, manager, doctor, parent, partner`,
);
const KINDLY = listed(
  `listens, apologises, says sorry, helps, keeps his word, tells the truth, asks first, calls back, admits his mistakes, answers the phone`,
);
const PLURAL_ROLES = listed(
  `Passengers, Drivers, Customers, Tenants, Landlords, Managers, Teachers, Parents, Neighbours, Doctors, Men, Husbands, Friends, Colleagues, Cyclists`,
);
const GOOD_MANNERS = listed(
  `say thank you, say sorry, be polite, be more careful, listen, show respect, think of others, help each other, treat people better, be honest, keep their promises, mind their manners`,
);
const WANTS_OF_HIS = listed(
  `wants me to give up, wants me to leave, wants my job, hates me, prefers my sister, enjoys this, favours the rich kids, doesn't care, thinks I'm stupid, wants to get rid of me, wants to hurt me`,
);
const WANTS_OF_YOURS = listed(
  `want me to give up, want me to leave, want my job, hate me, like her better, prefer my sister, enjoy this, favour the rich kids, don't care, think I'm stupid, want to get rid of me, want to hurt me, love to see me fail`,
);
const FAULTS = listed(
  `arrogance, laziness, rudeness, carelessness, greed, stupidity, selfishness, incompetence, stubbornness, lies, dishonesty, negligence, cowardice, nonsense`,
);
const LOSSES = listed(
  `half of us stayed away, we lost the client, we missed the train, the party was cancelled, I had to start again, we had to pay twice, my mother cried, nobody came, I slept badly, we are late, the team is exhausted, I quit`,
);
const TOO = listed(`lazy, rude, stupid, selfish, careless, idle, arrogant, stubborn, mean, greedy, cowardly`);
const DONE_TO_ME = listed(
  `shouted at, lied to, ignored, laughed at, left out, used, interrupted, talked over, yelled at, treated like a child, kept waiting, strung along, made fun of`,
);
const NIGHTLY = listed(
  `wake my son, touch my things, shout at my kids, read my diary, speak to me like that, borrow my car, open my letters, talk to my boss, lie to me, raise your voice at me`,
);
const SENSED = listed(
  `my place has gone to Tyler, he has lost interest, you don't want me here, my boss wants me out, the team is against me, nobody likes me, something is wrong between us, they are hiding something, she is jealous, you have given up on us, your mind is made up, our friendship is over`,
);
const BODIES = listed(
  `home, school, bank, shop, hotel, clinic, office, club, company, council, landlord, airline, agency, hospital, gym`,
);
const CRUEL = listed(
  `cruel, rude, mean, selfish, unfair, heartless, thoughtless, unkind, nasty, irresponsible, inconsiderate, disrespectful`,
);
const RUINED = listed(`ruined, spoilt, wrecked, destroyed`);

export const plainGrievanceFrames: readonly Frames[] = [
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: SOMEBODY,
    frames: `
      I'm fed up with *.
      I'm angry with *.
      I am so annoyed with *.
      I'm furious with *.
      I'm cross with *.
      I'm so disappointed in *.
      I'm upset because of *.
      I've been miserable for months because of *.
      I cry every night because of *.
      I'm sad because of *.
      I'm sick of *.
      I feel awful because of *.
      I'm frustrated with *.
    `,
  },
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: DOERS,
    frames: `
      * made my father feel ashamed.
      * made me feel stupid.
      * made my mother cry.
      * made my daughter feel small.
      * makes me nervous.
      * makes my son anxious.
      * made us feel unwelcome.
      * makes me so angry.
      * hurt me.
      * hurt my feelings.
    `,
  },
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: SORE,
    frames: `
      You make me *.
      You made me so *.
      You make my mother *.
      My boss makes me *.
      He makes me feel *.
      She made my brother feel *.
      My ex makes me really *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: BAD_NEWS,
    frames: `
      Your * upset me.
      Your * hurt me.
      Your * made me angry.
      Your * made me sad.
      Your * really annoyed me.
      His * upset me.
      I was upset about your *.
      I'm hurt by your *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: SEEN,
    frames: `
      * made me angry.
      * made me sad.
      * upset me.
      * hurt me.
      * made me so jealous.
    `,
  },
  {
    code: "NEG_FEELING_WITHOUT_NVA",
    words: without(SORE, "upset, disappointed"),
    frames: `
      I feel quite * today.
      I feel really *.
      I'm quite *, what can I do?
      I feel so *, what should I do?
      I felt * all weekend.
      I am still *.
      I've been * for weeks.
      Today I am very *.
      I'm getting *.
    `,
  },
  {
    code: "PERSONAL_WANT",
    words: HIS_CHORES,
    frames: `
      Darren was supposed to *.
      My brother was supposed to *.
      You were supposed to *.
      He was supposed to * and he didn't.
    `,
  },
  {
    code: "PERSONAL_WANT",
    words: MENDS,
    frames: `
      The landlord has to *.
      My landlord should *.
      Your company must *.
      You need to *.
      You have to *, full stop.
      He needs to * now.
      They should *.
      The council ought to *.
    `,
  },
  {
    code: "GENERAL_NOT_PERSONAL",
    words: KIND_ACTS,
    frames: `
      A neighbour ought to *.
      A good neighbour should *.
      A colleague should *.
      A friend ought to *.
      People really need to *.
      People really ought to *.
      People simply have to *.
      Everyone should *.
      One should *.
      Men should *.
      Managers ought to *.
      A boss should *.
      A decent person would *.
    `,
  },
  {
    code: "GENERAL_NOT_PERSONAL",
    words: ROLES_ONE,
    frames: `
      A * should listen.
      A good * listens.
      A good * says sorry.
      A decent * apologises.
      A real * keeps a promise.
      A good * doesn't lie.
      A * ought to be honest.
      Any decent * would help.
    `,
  },
  {
    code: "GENERAL_NOT_PERSONAL",
    words: KINDLY,
    frames: `
      A good friend *.
      A decent boss *.
      A real man *.
      A decent person *.
    `,
  },
  {
    code: "GENERAL_NOT_PERSONAL",
    words: GOOD_MANNERS,
    frames: `
      Passengers should *.
      Drivers should *.
      Customers should *.
      Landlords should *.
      Cyclists should *.
      Teenagers should *.
      Grown-ups should *.
    `,
  },
  {
    code: "GENERAL_NOT_PERSONAL",
    words: PLURAL_ROLES,
    frames: `
      * should be more polite.
      * should say sorry.
      * should show more respect.
      * need to be more careful.
      * must learn to listen.
      * shouldn't shout at people.
    `,
  },
  {
    code: "NO_BIAS",
    words: WANTS_OF_HIS,
    frames: `
      He obviously *.
      My boss obviously *.
      She clearly *.
      My husband clearly *.
      It's obvious he *.
      The manager obviously *.
      Anna clearly *.
    `,
  },
  {
    code: "NO_BIAS",
    words: WANTS_OF_YOURS,
    frames: `
      You obviously *.
      You clearly *.
      They obviously *.
      It's clear that you *.
      Obviously you *.
    `,
  },
  {
    code: "OBJECTIVE_CAUSE",
    words: FAULTS,
    frames: `
      Due to the trainer's * half of us stayed away.
      Because of the manager's * we lost the client.
      Thanks to your * I missed the train.
      Because of your * I can't sleep.
      I'm tense because of my brother's *.
    `,
  },
  {
    code: "OBJECTIVE_CAUSE",
    words: LOSSES,
    frames: `
      Because of your arrogance, *.
      Thanks to his laziness, *.
      Because you were so rude, *.
      Since you are too lazy to plan, *.
      Because somebody was too lazy to check, *.
    `,
  },
  {
    code: "OBJECTIVE_CAUSE",
    words: TOO,
    frames: `
      The count was wrong because somebody was too * to look.
      We lost the order because you were too * to ask.
      I'm upset because he is so *.
      I'm angry since you were so *.
      I was sad because the nurse was so * to him.
      She cried because you were *.
    `,
  },
  {
    code: "POSITIVE_WANT",
    words: DONE_TO_ME,
    frames: `
      Being * is not what I want.
      I don't want to be * again.
      I no longer want to be *.
      I hate being *.
      I'm not willing to be *.
    `,
  },
  {
    code: "POSITIVE_REQUEST",
    words: NIGHTLY,
    frames: `
      Never again *.
      Never * again.
      Don't ever * again.
      Please don't *.
      Don't you dare *.
      Could you please not *?
      I ask you not to *.
    `,
  },
  {
    code: "THOUGHT_NOT_FEELING",
    words: SENSED,
    frames: `
      I sense *.
      I sense that *.
      I feel *.
      I feel that *.
      I feel like *.
      I feel as if *.
    `,
  },
  {
    code: "OBSERVE",
    words: BODIES,
    frames: `
      It was cruel of the * to move her.
      It was rude of the * to hang up.
      It was mean of the * not to tell us.
      That was cruel of the *.
      How rude of the * to ignore us.
    `,
  },
  {
    code: "OBSERVE",
    words: CRUEL,
    frames: `
      It was * of the home to move her.
      It was * of the school to send him home.
      It was * of you to say that.
      That was * of her.
      It was * of the coach not to pick him.
      How * of you.
    `,
  },
  {
    code: "OBJECTIVE_EFFECT",
    words: RUINED,
    frames: `
      You told Nan about the party and now everything's *.
      you told nan and now everythings *
      You were late and now everything is *.
      You forgot the cake, so my birthday is *.
    `,
  },
];
