import { type Frames, listed, without } from "./frame.ts";

const FATES = listed(
  `the rain, the storm, the heat, my illness, the death of my aunt, the end of the summer,
  the noise of the traffic, the loss of our dog, the state of the world, the news from home, the weather,
  the flood, the cold, the fog, the snow, my bad back, the pain in my knee, the darkness, the flu`,
);
const WORKED = listed(
  `made me sad, got me down, scared me, made me cry, kept me awake, upset me, frightened me, worried me,
  made me anxious, stressed me out`,
);
const THINGS = listed(
  `The storm, The noise of the traffic, The end of the film, The rain, The heat, The dark, The news, The thunder,
  The ghost story, The wind, The exam, The snow on the road, The dream, The long winter, The earthquake`,
);
const GOOD = listed(
  `made me happy, made my day, cheered me up, touched me, moved me, made me proud, made us laugh, helped me a lot,
  gave me hope, calmed me, made me feel safe, made me feel loved, surprised me, delighted us, warmed my heart`,
);
const DEEDS = listed(
  `The way you spoke to Mum, Your silence at dinner, What you said on Sunday, Your remark about my cooking,
  The email from HR, Reading your review, Being asked, Your text this morning, My sister's comment about the baby,
  Your brother's jokes, Hearing it from Anna, Your visit, The card you sent, Your song, Your offer`,
);
const DENIED = listed(
  `didn't upset me, doesn't bother me, never hurt me, didn't make me sad, wouldn't upset me, didn't annoy me,
  doesn't worry me, won't scare me, didn't disappoint me, doesn't make me angry`,
);

/** What fate works, what cheers, and what does not hurt at all. */
export const harmlessFrames: readonly Frames[] = [
  {
    words: FATES,
    frames: `
      It's * that makes me sad.
      It was * that upset me.
      I'm sad because of *.
      I've had enough of *.
      What upsets me is *.
      I can't sleep because of *.
      I'm low because of *.
      I was upset because of *.
    `,
  },
  {
    words: WORKED,
    frames: `
      The storm *.
      The end of the film *.
      Waiting in the dark *.
      The thunder last night *.
      Losing my keys *.
      The pain in my knee *.
    `,
  },
  {
    words: THINGS,
    frames: `
      * broke my heart.
      * made my heart sink.
      * annoyed me.
      * bothers me.
      * scared my father.
    `,
  },
  {
    words: GOOD,
    frames: `
      The way you spoke to Mum *.
      What you said on Sunday *.
      The email from HR *.
      Your text this morning *.
      Hearing it from Anna *.
      Being asked *.
      It * that you came.
      Your visit *.
      The fact that you came *.
    `,
  },
  {
    words: DEEDS,
    frames: `
      * made me happy.
      * made me laugh.
      * didn't upset me.
      * made us so glad.
    `,
  },
  {
    words: DENIED,
    frames: `
      Your silence *.
      The way you spoke *.
      Your email *.
      It *.
      What he said *.
      Not being asked *.
    `,
  },
  {
    words: without(DENIED, "doesn't bother me"),
    frames: `
      My boss *.
      You *.
    `,
  },
];
