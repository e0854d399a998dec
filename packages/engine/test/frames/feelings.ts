import { type Frames, listed, without } from "./frame.ts";

const FEELINGS = listed(
  `angry, sad, upset, frustrated, worried, anxious, hurt, disappointed, annoyed, furious, lonely, scared,
  nervous, overwhelmed, embarrassed, irritated, stressed, miserable, ashamed, jealous, confused, tense,
  unhappy, shocked`,
);
const MOODS = listed(
  `angry, sad, upset, frustrated, worried, anxious, disappointed, annoyed, furious, lonely, scared, nervous,
  overwhelmed, embarrassed, irritated, stressed, miserable, ashamed, jealous, confused, tense, unhappy,
  shocked`,
);
const NOUNS = listed(
  `anger, frustration, sadness, anxiety, shame, resentment, loneliness, fear, despair, grief, irritation,
  bitterness, worry, hopelessness, unease, misery, rage`,
);
const HURT_BY = listed(
  `upset, hurt, annoyed, frustrated, embarrassed, overwhelmed, confused, devastated, irritated, shocked,
  disappointed, discouraged, stressed`,
);
const HURT = listed(
  `upset, hurt, annoyed, frustrated, disappointed, embarrassed, scared, worried, irritated, shocked, frightened,
  infuriated, saddened, bothered`,
);
const HURTS = listed(
  `upsets, hurts, annoys, frustrates, disappoints, embarrasses, scares, worries, irritates, shocks, frightens,
  infuriates, depresses, bothers`,
);
const CHORES = listed(
  `walks the dog, takes out the bins, answers the phone, stays late, feeds the cat, waters the plants, calls Mum,
  pays the bills, cooks dinner, shows up on time`,
);
const DEEDS = listed(
  `shouting at me, leaving the door open, coming home late, reading my messages, talking over me, borrowing my car,
  cancelling at the last minute, checking your phone, calling me at midnight, moving my things`,
);

/** Feelings of the speaker, alone and with somebody's act as their cause. */
export const feelingFrames: readonly Frames[] = [
  {
    code: "NEG_FEELING_WITHOUT_NVA",
    words: FEELINGS,
    frames: `
      I'm so *.
      I feel * today.
      I'm really * right now.
      I am very *.
      I was * yesterday.
      I've been * all week.
      We are *.
      We're all pretty *.
      i feel * tbh
      im so *
      Honestly, I'm *.
      Sorry but I'm *.
      Look, I'm * right now.
      I'm getting *.
      I'm still *.
      I'm feeling *.
      I'm a bit *.
      I feel * again.
      I feel * and sad.
      I left the meeting feeling *.
      I went home *.
      I woke up * this morning.
      I can't sleep, I'm so *.
      To be honest, I feel *.
      I have been feeling * lately.
      I don't know what to do, I feel *.
      I've been * ever since.
      I can't help feeling *.
      I'm not going to lie, I'm *.
      I must admit I'm *.
      I have to say I'm *.
      I'M SO *!!!
      You didn't call. I'm *.
      Your train left at 5. I'm * now.
      I feel really, really *.
      Just feeling a bit * today.
      so * right now
      Feeling * again.
      I'm not okay, I'm *.
      I became *.
      I am beyond *.
      I feel absolutely *.
      My wife and I are *.
      I'm at work and I feel *.
      I came home feeling *.
      I'm both * and tired.
      I keep feeling *.
      I start to feel *.
      ive been * all day
      I don't want to be difficult but I'm *.
      I'm usually calm but now I'm *.
    `,
  },
  {
    code: "NEG_FEELING_WITHOUT_NVA",
    words: without(FEELINGS, "disappointed"),
    frames: `
      I have been * for weeks.
      I felt * in the meeting.
      I'm just * at the moment.
      I feel so * at work.
    `,
  },
  {
    code: "NEG_FEELING_WITHOUT_NVA",
    words: without(FEELINGS, "hurt"),
    frames: `
      I'm tired and *.
    `,
  },
  {
    code: "NEG_FEELING_WITHOUT_NVA",
    words: MOODS,
    frames: `
      I got *.
      I got really * yesterday.
      I got so * that I left.
    `,
  },
  {
    code: "NEG_FEELING_WITHOUT_NVA",
    words: NOUNS,
    frames: `
      I feel a lot of *.
      I'm full of *.
      I feel nothing but *.
      All I feel is *.
      What I feel is *.
      I'm filled with *.
      I feel so much *.
      I felt * in the meeting.
      I feel * and confusion.
      I have so much * in me.
      There is so much * in me.
      My * is growing.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: FEELINGS,
    frames: `
      I was * when you left.
      I'm * that you forgot.
      I'm * because you came late.
      I get * when you interrupt me.
      When you left I felt *.
      When you left, I was *.
      i was * cos you didnt call
      I felt * after you hung up.
      After you hung up I felt *.
      Whenever you cancel, I get *.
      I'm * about your email.
      I'm * about the way you spoke to me.
      I'm * about how you spoke to me.
      Your comment made me *.
      Your email left me *.
      Your email left me feeling *.
      Your comment really made me *.
      It makes me * when you shout.
      It makes me * that you left early.
      It made me * when you hung up on me.
      It made me so * that you told Dad.
      That made me *.
      That made me really * yesterday.
      That makes me *.
      This makes me so *.
      You told Dad about the move. That made me *.
      You read my diary. It made me *.
      That made us *.
      What you said made me *.
      The way you spoke to me made me *.
      Hearing you shout makes me *.
      Your silence makes me *.
      I've been * since you told me about the move.
      I've been * ever since you left.
      Since you moved out I've been *.
      After you left I was *.
      Because you left early I was *.
      The fact that you left makes me *.
      I was * to hear that you left without me.
      I felt * seeing you leave without me.
      I felt * reading your message.
      I feel * when my boss shouts at me.
      I feel * when Anna talks over me.
      I was * when my brother borrowed my car.
      I was * when they moved the meeting.
      I'm * because the report was late.
      You left early, so I'm *.
      You left early so I felt *.
      I'm * that my boss moved the deadline.
      I'm * that he told everyone about the baby.
      Honestly I was * when you left without a word.
      Sorry but I'm * because you came an hour late.
      I'm *: you told Dad.
      I'm * since you changed the plan without asking.
      I'm * as you didn't call.
      i get * when u shout
      I'm still * that you left early.
      I felt * because you didn't ask me.
      I feel * because I wasn't invited.
      I was * when nobody told me.
      I was * because I had to wait two hours for you.
      I'm * due to your late reply.
      I'm * because of your late reply.
      I'm * because of what you said.
      I'm * because of the way you spoke to me.
      When I saw your message I felt *.
      When I heard that you left, I was *.
      When you walk out like that, I feel *.
      We were * when you cancelled.
      I must say I was * when you left.
      I think I was * because you left.
      I don't mind the cold but I was * when you left.
      I'm * over what you said yesterday.
      I'm * you left early.
      It was only later that I felt *, when you laughed with him.
      I felt * the moment you left.
      I was * the day you left.
      I ended up * because you left.
      I'm getting * because you keep looking at your phone.
      I became * when you raised your voice.
      When you don't answer my messages it makes me *.
      When you shout it makes me *.
      If you must know, I'm * because you left.
      Why I'm *: you didn't call.
      The reason I'm * is that you left early.
      I'm * and it's because you left early.
      You didn't call, that's why I'm *.
      You left early, which made me *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: without(FEELINGS, "irritated, ashamed"),
    frames: `
      I'm * not because of the money but because you didn't ask me.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: HURT_BY,
    frames: `
      I was * by your comment.
      I'm * by your decision to leave.
      I'm * by what you said.
      I felt * by the way you spoke to me.
      We were * by your email.
      I was really * by my boss's remark.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: without(NOUNS, "misery"),
    frames: `
      I felt * when you left.
      I feel so much * when you cancel.
      I was full of * when you left.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: NOUNS,
    frames: `
      I'm filled with * because you left.
      My * grew when you cancelled.
      My * comes from your remark.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: HURT,
    frames: `
      Your email * me.
      Your comment really * me.
      It * me when you left.
      It * me that you didn't call.
      What you said * me.
      The way you spoke to me * me.
      Your silence * us.
      My boss's comment * me.
      Your message yesterday * me a lot.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: without(HURT, "hurt"),
    frames: `
      That * me.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: HURTS,
    frames: `
      It * me when you shout.
      It * me that you don't call.
      It really * me when you talk over me.
      Your tone * me.
      Your silence * me.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: CHORES,
    frames: `
      I'm sick of being the one who *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: DEEDS,
    frames: `
      I'm tired of you *.
      I'm fed up with you *.
      I'm sick of you *.
      I'm upset about you *.
      I'm annoyed at you for *.
      I'm mad at you for *.
      I was angry with you for *.
    `,
  },
];
