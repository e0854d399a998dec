import { type Frames, listed, without } from "./frame.ts";

const ACTS = listed(
  `you left, you hung up, you raised your voice, you read my diary, you told Dad, you forgot my birthday,
  you didn't call, you cancelled, he left early, she walked out, they moved the meeting, my boss shouted at me,
  Anna laughed at me, my brother took my car, you came late, the team started without me`,
);
const WHEN = listed(
  `again, yesterday, last night, this morning, in front of everyone, at dinner, in the meeting, on Sunday,
  twice, for the third time, without a word, at work`,
);
const FEELINGS = listed(
  `angry, sad, upset, frustrated, worried, anxious, hurt, disappointed, annoyed, furious, lonely, scared,
  nervous, overwhelmed, embarrassed, irritated, stressed, miserable, ashamed, confused, tense, unhappy,
  shocked, heartbroken`,
);
const DEEDS_FELT = listed(
  `ignored, attacked, used, betrayed, rejected, abandoned, manipulated, disrespected, unappreciated, bullied,
  cheated, excluded, left out, judged, criticised, blamed, misunderstood, unwanted, pressured, taken for granted,
  let down, belittled, invisible, controlled`,
);
const DEAR = listed(
  `my day, our trip, the wedding, the project, my career, the whole evening, my birthday, our marriage, the party,
  our holiday, my weekend, the launch, my life, our friendship, the meeting, Christmas, the dinner, our anniversary,
  my reputation, the family`,
);

/** Feelings before, behind and between their causes, and ruin with its doer in view. */
export const orderFrames: readonly Frames[] = [
  {
    code: "LINK_FEELING_TO_NVA",
    words: ACTS,
    frames: `
      I was sad when *.
      I felt hurt when *.
      I'm upset because *.
      When *, I felt hurt.
      I'm frustrated that *.
      I've been worried since *.
      I was so annoyed when *!
      i was really hurt when *
      honestly im upset cos *
      Sorry, but I was angry because *.
      It made me sad when *.
      It makes me sad that *.
      It upset me that *.
      It hurt me when *.
      It was upsetting for me when *.
      The fact that * made me sad.
      I felt scared the moment *.
      I was in tears when *.
      I got angry when *.
      My heart sank when *.
      I cried when *.
      I was beside myself when *.
      I'm still sad that *.
      I felt so embarrassed when * that I left.
      I'm disappointed: *.
      I'm annoyed because last week *.
      I was hurt and angry when *.
      We were shocked when *.
      My wife and I were upset when *.
      I felt anger when *.
      I'm sad, because *.
      I'm sad because yesterday *.
      I am hurt since *.
      It breaks my heart that *.
      I panicked when *.
      I feel bad because *.
      I felt awful when *.
      I wasn't pleased that *.
      I'm not happy that *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: without(ACTS, "you told Dad"),
    frames: `
      When * I was angry.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: without(ACTS, "you told Dad, my boss shouted at me"),
    frames: `
      After * I was upset.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: without(ACTS, "my brother took my car"),
    frames: `
      Last night I was sad when *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: without(ACTS, "you didn't call"),
    frames: `
      I was not happy when *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: WHEN,
    frames: `
      I was hurt when you left *.
      I was sad that you shouted at me *.
      I'm upset because you came late *.
      I felt lonely when you went out *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: FEELINGS,
    frames: `
      Finding the door locked left me *.
      Seeing you with her made me *.
      Hearing you say that made me *.
      Reading your message made me *.
      Coming home to your mess made me *.
      Being shouted at makes me *.
      Being left alone at the party made me *.
      Not being invited made me *.
      I feel * when I'm not asked.
      I was * to find the door locked.
      I'm * at how you spoke to me.
      I'm * with the way you handled it.
      I'm * at your reply.
      I'm * with your reply.
      I was * by the time you called because you hadn't texted.
      You said nothing, and that made me *.
      You said nothing and it made me *.
      Your being late made me *.
      Your leaving early made me *.
      It made me * how you spoke to her.
      It makes me * to see you leave.
      It made me * to hear you laugh at him.
      This silence between us makes me *.
      Your decision makes me very *.
      His email made me *.
      Her comment at dinner made me *.
      Your brother's comment made me *.
      My boss's email made me *.
      The comment you made yesterday made me *.
      The email you sent made me *.
      What he did made me *.
      Whenever my boss walks in I get *.
      I get * as soon as you raise your voice.
      I was * until you called, because you were an hour late.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: without(FEELINGS, "scared, ashamed"),
    frames: `
      I'm * to be left out of the meeting.
    `,
  },
  {
    code: "NEG_FEELING_WITHOUT_NVA",
    words: FEELINGS,
    frames: `
      I feel *, and I don't know why.
      I'm * and tired.
      I'm tired, * and lonely.
      I'm feeling pretty * tbh.
      Right now I am *.
      Lately I'm always *.
      These days I feel *.
      At the moment I'm just *.
      I was * all day yesterday.
      I've never been so *.
      I was so *!
      I'm * :(
      I'm *, you know.
      You know I'm *.
      I told you I was *.
      I told you I'm *.
      I want you to know that I'm *.
      I just wanted to say I'm *.
      Just so you know, I'm *.
      I'm writing because I'm *.
      Can we talk? I'm *.
      We need to talk, I'm *.
      You can see that I'm *.
      Yes, I'm *.
      No, I'm not fine, I'm *.
      I'm more * than ever.
      I've become *.
      I'm not okay. I feel *.
      How are you? I'm *.
      I find myself feeling *.
      I'm sad and * and I can't sleep.
      Mum, I'm *.
      Tom, I feel *.
      Dear Anna, I'm *.
      I am, to be honest, *.
      I am quite frankly *.
      I guess I'm *.
      I suppose I'm just *.
      I realise I'm *.
      I noticed that I'm *.
      I'm afraid I'm *.
      It's true that I'm *.
      The truth is I'm *.
      The thing is, I'm *.
      All I know is that I'm *.
      Since Monday I've been *.
      I've been * since Tuesday.
      I feel * inside.
      I'm so * I could scream.
      I'm so * that I can't sleep.
      I'm too * to sleep.
    `,
  },
  {
    code: "NEG_FEELING_WITHOUT_NVA",
    words: without(FEELINGS, "disappointed, annoyed, irritated, stressed, overwhelmed"),
    frames: `
      I went to bed *.
    `,
  },
  {
    code: "NEG_FEELING_WITHOUT_NVA",
    words: without(FEELINGS, "stressed"),
    frames: `
      I have never felt this *.
    `,
  },
  {
    code: "NEG_FEELING_WITHOUT_NVA",
    words: without(FEELINGS, "hurt"),
    frames: `
      I'm not only tired but *.
    `,
  },
  {
    code: "NEG_FEELING_WITHOUT_NVA",
    words: without(FEELINGS, "disappointed"),
    frames: `
      I've been * for a long time.
    `,
  },
  {
    code: "PSEUDOFEELING",
    words: DEEDS_FELT,
    frames: `
      I've always felt *.
      Lately I feel * by you.
      I told you I feel *.
      I want you to know that I feel *.
      Just so you know, I feel *.
      You can see that I feel *.
      I feel *, you know.
      Can we talk? I feel *.
      My wife and I feel *.
      I feel both * and sad.
      i felt * yesterday when u left
      I feel * whenever my boss walks in.
      The whole thing left me feeling *.
      I came away feeling *.
      I went home feeling *.
      I'm left feeling *.
      I'm starting to feel *.
      I'm beginning to feel *.
      I started feeling *.
      I feel * in this team.
      I feel * as a mother.
      I guess I feel *.
      I have to say I feel *.
      Seeing you with her made me feel *.
      When you don't answer, I feel *.
      When you don't answer it makes me feel *.
      You told everyone and I felt *.
      I feel so * that I want to leave.
      I felt * and I cried.
      I feel deeply *.
      I feel *, I feel sad.
      I feel angry because I feel *.
    `,
  },
  {
    code: "OBJECTIVE_EFFECT",
    words: DEAR,
    frames: `
      Now * is ruined and it's your fault.
      * has been ruined by your behaviour.
      * was completely ruined by your comment.
      Your comment turned * into a disaster.
      You turned * into a disaster.
      Because you were late, * was ruined.
      Because you came late * was ruined.
      You came late, so * was ruined.
      When you walked out, * was ruined.
      After what you did, * is ruined.
      Your shouting ruined *.
      Your drinking destroyed *.
      He came late and ruined *.
      She has destroyed *.
      They wrecked * with their arguing.
      The neighbours ruined *.
      The boss ruined *.
      Congratulations, you ruined *.
      Well done, you ruined *.
      Thanks for ruining *.
      You are ruining * again.
      You keep ruining *.
      You always ruin *.
      You love ruining *.
      I'll never forgive you for ruining *.
      Are you happy now? You ruined *.
      You ruined * and I'm furious.
    `,
  },
  {
    code: "OBJECTIVE_EFFECT",
    words: without(DEAR, "Christmas"),
    frames: `
      * is ruined and it's your fault.
    `,
  },
  {
    code: "OBJECTIVE_EFFECT",
    words: without(DEAR, "my day"),
    frames: `
      Your lateness made * a complete disaster.
    `,
  },
  {
    code: "OBJECTIVE_EFFECT",
    words: without(DEAR, "the family"),
    frames: `
      You came late and * was a disaster.
    `,
  },
];
