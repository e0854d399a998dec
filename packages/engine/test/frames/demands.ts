import { type Frames, listed } from "./frame.ts";

const BAD = listed(
  `laugh at me, shout at me, interrupt me, ignore me, lie to me, blame me for everything, make fun of me,
  read my diary, cancel at the last minute, tell everyone my secret, borrow my car without asking, slam the door,
  treat me like a child, speak to me like that, come home late, talk about me behind my back`,
);

const BAD_ING = listed(
  `laughing at me, shouting at me, interrupting me, ignoring me, lying to me, blaming me for everything,
  making fun of me, reading my diary, cancelling at the last minute, telling everyone my secret,
  borrowing my car without asking, slamming the door, treating me like a child, speaking to me like that,
  coming home late, talking about me behind my back`,
);

const GOOD = listed(
  `call me back, listen to me, help me with the dishes, answer my texts, say sorry, thank me, ask me first,
  tell me the truth, clean your room, pay me back, keep your promises, do your share, clean up after yourself,
  include me, talk to me`,
);

const GOOD_DONE = listed(
  `called me back, listened to me, helped me with the dishes, answered my texts, said sorry, thanked me,
  asked me first, told me the truth, cleaned your room, paid me back, kept your promises, done your share,
  cleaned up after yourself, included me, talked to me`,
);

const GOOD_PAST = listed(
  `called me back, listened to me, helped me with the dishes, answered my texts, said sorry, thanked me,
  asked me first, told me the truth, cleaned your room, paid me back, kept your promises, did your share,
  cleaned up after yourself, included me, talked to me`,
);

const PLACES = listed(
  `shouting, smoking, phones at the table, excuses, lies, drama, games, late-night calls, jokes about my weight,
  interruptions`,
);

const BAD_PAST = listed(
  `laughed at me, shouted at me, interrupted me, ignored me, lied to me, blamed me for everything, made fun of me,
  read my diary, cancelled at the last minute, told everyone my secret, borrowed my car without asking,
  slammed the door, treated me like a child, spoke to me like that, came home late, talked about me behind my back`,
);

export const demandFrames: readonly Frames[] = [
  {
    code: "OBSERVE",
    words: BAD,
    frames: `
      How dare you *!
    `,
  },
  {
    code: "PERSONAL_WANT",
    words: BAD,
    frames: `
      You have no right to *.
      Must you *?
    `,
  },
  {
    code: "REQUEST",
    words: BAD,
    frames: `
      If you * again, we're done.
      If you ever * again, I'm out.
      I forbid you to *.
      You better not *.
      You'd better not * again.
    `,
  },
  {
    code: "POSITIVE_REQUEST",
    words: BAD,
    frames: `
      You're not to *.
      It would be nice if you didn't *.
      I would be happier if you didn't *.
      Promise me you won't * again.
      Make sure you don't * again.
      Is it too much to ask that you don't *?
    `,
  },
  {
    code: "PERSONAL_WANT",
    words: BAD_ING,
    frames: `
      You had no business *.
      You have no business *.
      You guys need to stop *.
    `,
  },
  {
    code: "GENERAL_NOT_PERSONAL",
    words: BAD_ING,
    frames: `
      People have no business *.
      There's no excuse for *.
    `,
  },
  {
    code: "POSITIVE_REQUEST",
    words: BAD_ING,
    frames: `
      Knock it off and stop *.
      Will you please stop *!
      Can't you stop *?
      Can't you just stop *?
      Couldn't you stop *?
      Why can't you stop *?
      Why can't you just stop *?
      I expect you to stop *.
      I beg you to stop *.
      I must ask you to stop *.
      It would be great if you stopped *.
    `,
  },
  {
    code: "NO_BIAS",
    words: BAD,
    frames: `
      Do you always have to *?
    `,
  },
  {
    code: "REQUEST",
    words: BAD_ING,
    frames: `
      I demand that you stop *.
      I insist that you stop *.
      Don't even think about *.
    `,
  },
  {
    code: "POSITIVE_WANT",
    words: BAD_ING,
    frames: `
      I won't have anyone *.
    `,
  },
  {
    code: "OBSERVE",
    words: GOOD,
    frames: `
      How hard is it to *?
      Is it so hard to *?
      Would it kill you to *?
    `,
  },
  {
    code: "PERSONAL_WANT",
    words: GOOD,
    frames: `
      Is it too much to ask you to *?
      You owe it to me to *.
      you gotta *
      You must learn to *.
      You need to learn to *.
      You should know to *.
    `,
  },
  {
    code: "NO_BIAS",
    words: GOOD,
    frames: `
      Why don't you ever *?
    `,
  },
  {
    code: "REQUEST",
    words: GOOD,
    frames: `
      Can you * for once?
      Could you * for once?
      I want you to *, now.
      I want you to * this instant.
      I'm not asking you, I'm telling you: *.
      *, or else.
      Grow up and *.
      Be a man and *.
      * or we're finished.
    `,
  },
  {
    code: "GENERAL_NOT_PERSONAL",
    words: GOOD,
    frames: `
      A good friend would *.
      A real man would *.
      Any decent person would *.
      Normal people *.
    `,
  },
  {
    code: "PERSONAL_WANT",
    words: GOOD_DONE,
    frames: `
      you shoulda *
    `,
  },
  {
    code: "PERSONAL_WANT",
    words: GOOD_PAST,
    frames: `
      It's time you *.
      It's about time you *.
      It's high time you *.
    `,
  },
  {
    code: "POSITIVE_REQUEST",
    words: GOOD,
    frames: `
      Stop it and *.
    `,
  },
  {
    code: "POSITIVE_REQUEST",
    words: PLACES,
    frames: `
      No more *.
      No *, please.
      Enough with the *.
      Stop the *.
      Stop with the *.
      Cut out the *.
    `,
  },
  {
    words: BAD,
    frames: `
      Please tell me if I *.
      I promise not to * again.
      I won't * again.
      Do people * in your country?
      He said he didn't *.
    `,
  },
  {
    words: BAD_PAST,
    frames: `
      I'm sorry that I *.
      I don't think you *.
    `,
  },
  {
    words: GOOD,
    frames: `
      It was nice of you to *.
      Thanks for offering to *.
      I'm glad you want to *.
      I hope you can *.
      Maybe you could *?
      You could *, if you like.
      You can * tomorrow.
      You may * later.
      You don't have to * today.
      There's no need to *.
      Is it okay to *?
      Would it be possible to *?
      Let me know if you can *.
      Feel free to *.
      It would be great if you could *.
      I'd be happy if you could *.
      I wonder if you could *.
      If you could *, that would help me.
      Do you think you could *?
      When you have time, could you *?
      You were going to *.
      You wanted to *.
      You tried to *.
      He asked whether you would *.
      Do you want to *?
      Who will *?
      How do I * in French?
    `,
  },
];
