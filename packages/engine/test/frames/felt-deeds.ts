import { type Frames, listed, without } from "./frame.ts";

const RARE = listed(
  `dismayed, appalled, exasperated, saddened, mortified, despondent, dejected, devastated, distraught,
  apprehensive, resentful, bitter, indignant, disheartened, disillusioned, flustered, petrified, terrified,
  horrified, tearful, grumpy, fed up, wound up, on edge, in despair, stressed out, cut up, torn, conflicted,
  insecure, vulnerable, powerless, hopeless, heavy-hearted, down in the dumps, at my wits' end, beside myself,
  close to tears`,
);
const DEEDS = listed(
  `shouted at me, left without me, cancelled the trip, sold my bike, read my diary, forgot my birthday,
  hung up on me, moved the meeting, threw my plants away, opened my letter, broke the vase, blocked my number,
  took my seat, changed the locks, went home early, called my boss, sent it back, closed the account,
  turned off the heating`,
);
const SOMEONE = listed(
  `My boss, Your brother, Anna, The landlord, My flatmate, The nurse, Our neighbour, My mother, Mr Lee,
  The teacher, My ex, The manager, Tom, My aunt, Your friend, The caretaker, My stepdad, The trainer, Her husband,
  The new girl, The man upstairs, My own sister`,
);
const OBJECTS = listed(
  `the way you talk about my family, your late nights, the things you said last night, his remarks about my weight,
  the silence between us, your text from yesterday, the tone of your email, your reaction to my news,
  her comments at dinner, your plans without me, the letter from the school, the look you gave me,
  your refusal to talk, your decision about the house, my boss's email, the promise you broke,
  the changes you made, the rumours you spread, your messages to her`,
);
const VERBS = listed(
  `upsets me, hurts me, annoys me, makes me sad, makes me angry, bothers me, worries me, frustrates me,
  gets me down, makes me anxious, scares me, saddens me, irritates me, makes me feel sad, stresses me out,
  drives me mad, breaks my heart, makes me cry`,
);
const WORKED = listed(
  `upset me, hurt me, annoyed me, made me sad, made me angry, bothered me, worried me, frustrated me, got me down,
  made me anxious, scared me, saddened me, irritated me, made me feel sad, stressed me out, drove me mad,
  broke my heart, made me cry, disappointed me, embarrassed me, shocked me, frightened me, left me in tears,
  left me speechless with rage, made me furious`,
);
const JUDGERS = listed(
  `you are lazy, he is selfish, you never listen, you don't care, you're so careless, my boss is a bully,
  the neighbours are so inconsiderate, your brother is such a snob, the council is useless, you were rude to her,
  they are incompetent, she is so arrogant, you always cancel, nobody here lifts a finger,
  you were too proud to ask, the doctor was so cold, you couldn't be bothered to call, you only care about money,
  he behaved like a bully, the other team cheated, you lied to my face`,
);
const EFFECTS = listed(
  `We lost the contract, We missed the deadline, I had to work all weekend, The client left,
  The trip was cancelled, I missed the train, Two people resigned, She left in tears, My mother cried,
  The party ended early, I can't sleep, The project is late, We paid twice, I didn't come, The children were late,
  I gave up, Half the class failed, Nobody signed up`,
);

/** Rarer feelings; what anybody did, said or left undone that works a feeling; effects laid on judgments. */
export const feltFrames: readonly Frames[] = [
  {
    code: "NEG_FEELING_WITHOUT_NVA",
    words: RARE,
    frames: `
      I'm *.
      I am so *.
      I feel *.
      I feel really * today.
      I've been * for weeks.
      We are *.
      I was * yesterday.
      i'm * tbh
      I'm feeling *.
      I feel * all the time.
      I'm still *.
      Honestly, I'm *.
      Hi Tom, I'm *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: RARE,
    frames: `
      I'm * because you left.
      I was * when you hung up.
      I'm * that you told Dad.
      I feel * when you shout.
      I felt * because nobody asked me.
      I'm * about your email.
      When you left I was *.
      I've been * since you left.
      Your email left me *.
      That made me *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: DEEDS,
    frames: `
      I was hurt when my boss *.
      I was hurt when your brother *.
      I'm sad that Anna *.
      I'm upset because the landlord *.
      We were upset when the new manager *.
      I was in tears because my sister *.
      I felt sad when my own mother *.
      I'm angry because someone *.
      It hurt me when Tom *.
      It upset me that the nurse *.
      When my brother * I was upset.
      I felt hurt, because you *.
      I'm frustrated: you *.
      You *, and I'm upset about it.
      You *, which upset me.
      I get so upset when people *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: without(DEEDS, "left without me"),
    frames: `
      I was shocked when my flatmate *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: without(DEEDS, "blocked my number"),
    frames: `
      You * and that made me sad.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: without(DEEDS, "shouted at me"),
    frames: `
      You * so I'm sad.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: OBJECTS,
    frames: `
      I'm upset about *.
      I'm hurt by *.
      I was annoyed by *.
      I'm angry about *.
      I am sad because of *.
      I'm fed up with *.
      I'm frustrated by *.
      I've had enough of *.
      It's * that upsets me.
      What upsets me is *.
      What hurt me was *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: without(OBJECTS, "the things you said last night, your reaction to my news"),
    frames: `
      I can't sleep because of *, I'm so worried.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: without(OBJECTS, "your late nights"),
    frames: `
      I was shocked at *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: VERBS,
    frames: `
      The way you talk to Mum *.
      Your silence *.
      It * when you shout.
      What you said *.
      Your tone *.
      Your behaviour *.
      The fact that you left *.
      Seeing you with her *.
      Hearing you shout *.
      His attitude *.
      Being shouted at *.
      That you left *.
      Your email *.
      Your remark about Dad *.
      My boss's silence *.
      You shout and it *.
      The thing is, your silence *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: without(VERBS, "gets me down"),
    frames: `
      It * that you left.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: WORKED,
    frames: `
      The way you spoke to Mum *.
      Your silence at dinner *.
      It * when you hung up.
      What you said on Sunday *.
      Your remark about my cooking *.
      The email from HR *.
      Seeing my name on your list *.
      Finding my letter in your bag *.
      Reading your review *.
      Not being asked *.
      Your text this morning *.
      Your leaving early *.
      My sister's comment about the baby *.
      Your brother's jokes *.
      Hearing it from Anna *.
      Being left out *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: without(WORKED, "got me down"),
    frames: `
      It * that you left.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: without(WORKED, "hurt me"),
    frames: `
      You hung up on me and that *.
    `,
  },
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: SOMEONE,
    frames: `
      * upset me.
      * hurt me deeply.
      * makes me nervous.
      * made my son cry.
      * gets on my nerves.
      * stresses me out.
      * is driving me mad.
      * scares me.
      * annoys me so much.
      * has upset my wife.
      * frightened the children.
      * made us all feel small.
    `,
  },
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: without(SOMEONE, "The man upstairs"),
    frames: `
      * really upset us yesterday.
      * keeps upsetting my mother.
    `,
  },
  {
    code: "OBJECTIVE_CAUSE",
    words: JUDGERS,
    frames: `
      I'm upset because *.
      I'm sad that *.
      My wife is upset because *.
      We lost the contract because *.
      We missed the deadline since *.
      I had to work all weekend because *.
      She left in tears because *.
      The reason I'm angry is that *.
      I'm so frustrated because *.
      I was disappointed that *.
      I can't sleep because *.
      It upsets me that *.
      I'm angry, because *.
      I didn't come because *.
      I'm writing because I'm upset that *.
      Because *, we lost the client.
      Because *, I'm upset.
    `,
  },
  {
    code: "OBJECTIVE_CAUSE",
    words: EFFECTS,
    frames: `
      * because you were so careless.
      * because you are lazy.
      * because my boss is a bully.
      * because of your laziness.
      * thanks to your incompetence.
      * due to your carelessness.
      * since you never listen.
      * because you don't care.
      * because of his stupid remark.
      * because you lied.
      * because you were too proud to ask.
      * because somebody was too lazy to check.
    `,
  },
];
