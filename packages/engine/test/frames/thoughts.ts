import { type Frames, listed, without } from "./frame.ts";

const DEEDS_FELT = listed(
  `ignored, attacked, used, betrayed, rejected, abandoned, manipulated, disrespected, unappreciated, bullied,
  cheated, excluded, left out, judged, criticised, blamed, misunderstood, unwanted, pressured, taken for granted,
  let down, belittled, invisible, controlled`,
);
const THOUGHTS = listed(
  `you are avoiding me, nobody listens, this is unfair, we should talk, he hates me, she is angry with me,
  they want me to leave, it is pointless, I don't matter, you don't care, nothing changes, we are going in circles,
  I have to do everything, you have changed, my work is never good enough, he is hiding something, the team is against me,
  it's my fault, you don't trust me, everyone is laughing at me`,
);
const PICTURES = listed(
  `doormat, failure, burden, stranger, servant, child, nobody, fool, ghost, robot, prisoner, maid, taxi,
  cleaner, slave, guest, loser, babysitter, machine, punchbag`,
);

/** Deeds and thoughts that are called feelings. */
export const thoughtFrames: readonly Frames[] = [
  {
    code: "PSEUDOFEELING",
    words: DEEDS_FELT,
    frames: `
      I feel *.
      I felt * when you left.
      I'm feeling *.
      I feel so *.
      You make me feel *.
      It makes me feel *.
      I've been feeling * lately.
      I felt * in the meeting.
      I end up feeling *.
      We feel * by management.
      i feel * tbh
      I sometimes feel *.
      I just feel completely *.
      I keep feeling *.
      I was feeling *.
      I have never felt so *.
      I always feel * here.
      I left feeling *.
      At work I feel *.
      Honestly I feel *.
      I feel * and hurt.
      I feel hurt and *.
      I feel a bit *.
      I can't help feeling *.
      i felt really * yesterday
      We all felt *.
      I'm tired of feeling *.
      I hate feeling *.
      Sorry but I feel *.
      Do you know how * I feel?
      I feel * whenever you cancel.
      When you left I felt *.
      I still feel *.
      I feel really, really *.
      I feel *, to be honest.
      It left me feeling *.
      That made me feel *.
      He made us feel *.
      My boss makes me feel *.
      Why do I always feel *?
      I feel * again.
      I feel sad and *.
      I feel lonely, * and tired.
      I've felt * for months.
      I have felt * since March.
      I feel * because you left early.
      You left me feeling *.
      im feeling * rn
      I feel more and more *.
      I feel * every time you cancel.
      I think I feel *.
      I feel somewhat *.
      We're feeling * at the moment.
      I came home feeling *.
      I feel * at home.
      I often feel * by you.
      I felt utterly * by my own family.
      Your comment made me feel *.
      I feel very much *.
      What I feel is *.
      I feel * when you talk over me.
      After the meeting I felt *.
    `,
  },
  {
    code: "THOUGHT_NOT_FEELING",
    words: THOUGHTS,
    frames: `
      I feel that *.
      I feel like *.
      I feel as if *.
      I feel as though *.
      I felt like *.
      We feel that *.
      I'm feeling like *.
      I just feel that *.
      I sometimes feel like *.
      I can't help feeling that *.
      i feel like * tbh
      I've been feeling like *.
      I really feel that *.
      I feel as if *, honestly.
      I have the feeling that *.
      I get the feeling that *.
      I sense that *.
      I do feel that *.
      I feel strongly that *.
      When you left I felt like *.
      Sorry but I feel that *.
      Look, I feel like *.
      I still feel that *.
      I always feel like *.
      I keep feeling that *.
      I'm starting to feel that *.
      I'm beginning to feel like *.
      It makes me feel like *.
      Sometimes I feel as though *.
      I often feel that *.
      Lately I feel like *.
      Why do I feel like *?
      We all feel like *.
      I was feeling like *.
      I had the feeling that *.
      I feel so strongly that *.
      It feels to me like *.
    `,
  },
  {
    code: "THOUGHT_NOT_FEELING",
    words: without(THOUGHTS, "nothing changes"),
    frames: `
      I've felt for a while that *.
      I feel, honestly, that *.
      I have felt that * for years.
    `,
  },
  {
    code: "THOUGHT_NOT_FEELING",
    words: PICTURES,
    frames: `
      I feel like a *.
      I felt like a * in the meeting.
      I've been feeling like a *.
      We feel like a *.
      I feel like such a *.
      I just feel like a * at home.
      I always feel like a *.
      Sometimes I feel like a *.
      I'm starting to feel like a *.
      I feel like a * here.
      I felt like a *, honestly.
      I feel like a * when you do that.
    `,
  },
  {
    code: "THOUGHT_NOT_FEELING",
    words: without(PICTURES, "nobody"),
    frames: `
      I feel like a complete *.
      I feel like your *.
    `,
  },
  {
    code: "THOUGHT_NOT_FEELING",
    words: without(PICTURES, "burden, maid, slave"),
    frames: `
      i feel like a * tbh
    `,
  },
  {
    code: "THOUGHT_NOT_FEELING",
    words: without(PICTURES, "maid, slave"),
    frames: `
      I feel more like a * than a partner.
    `,
  },
];
