import { type Frames, listed, without } from "./frame.ts";

const DEAR = listed(
  `my day, our trip, the wedding, the project, my career, the whole evening, my birthday, our marriage, the party,
  our holiday, my weekend, the launch, my life, our friendship, the whole meeting, my confidence, Christmas,
  everything, the dinner, our anniversary`,
);
const CULPRITS = listed(
  `you, he, she, they, my boss, Anna, your brother, the team, your mistake, your email, your silence, your decision,
  his lateness, her comment, their plan`,
);

/** Effects told as ruin. */
export const effectFrames: readonly Frames[] = [
  {
    code: "OBJECTIVE_EFFECT",
    words: DEAR,
    frames: `
      You ruined *.
      You've ruined *.
      You have completely ruined *.
      He ruined *.
      Your email ruined *.
      You destroyed *.
      You wrecked *.
      You spoiled *.
      You totally wrecked *.
      Because of you, * is ruined.
      * was ruined by you.
      Thanks to you, * is ruined.
      You cancelled and now * is ruined.
      Once again you ruined *.
      What you did ruined *.
      You came late and ruined *.
      By coming late you ruined *.
      It's your fault that * is ruined.
      My boss ruined *.
      Anna ruined *.
      They ruined * for us.
      You turned * into a nightmare.
      * was a disaster because of you.
      * was a nightmare thanks to you.
      You ruined *, again.
      Why did you ruin *?
      You managed to ruin *.
      You're ruining *.
      Your behaviour is destroying *.
      Look, you ruined *.
      you ruined * yesterday
      I can't believe you ruined *.
      She ruined *.
      The team ruined *.
      Sorry but you ruined *.
      Honestly, you ruined *.
      I think you ruined *.
      You and your jokes ruined *.
      You just ruined *.
      You had to ruin *.
      You single-handedly destroyed *.
      u ruined *
      When you left you ruined *.
      Your decision has destroyed *.
      Your mistake wrecked *.
      You have destroyed * with your lies.
      You didn't come and * was ruined.
      The way you behaved ruined *.
      You left early. You ruined *.
      You left early. This ruined *.
      You left early and it ruined *.
      Do you realise you ruined *?
      You forgot the tickets, so * is ruined.
      You forgot the tickets and * was a complete disaster.
      Your being late ruined *.
      Everyone knows you ruined *.
      I hope you're happy, you ruined *.
      You've gone and ruined *.
    `,
  },
  {
    code: "OBJECTIVE_EFFECT",
    words: without(DEAR, "Christmas"),
    frames: `
      * is ruined because of you.
      Your brother wrecked *.
    `,
  },
  {
    code: "OBJECTIVE_EFFECT",
    words: without(DEAR, "my day"),
    frames: `
      You made * a nightmare.
    `,
  },
  {
    code: "OBJECTIVE_EFFECT",
    words: CULPRITS,
    frames: `
      * cost us everything.
      * ruined everything.
      * destroyed everything.
      * ruined my life.
      * destroyed our marriage.
      * wrecked my career.
      * has ruined everything.
      * turned my life into hell.
      * made my life a misery.
    `,
  },
  {
    code: "OBJECTIVE_EFFECT",
    words: without(CULPRITS, "her comment"),
    frames: `
      * cost me everything.
    `,
  },
];
