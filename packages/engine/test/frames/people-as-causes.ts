import { type Frames, listed, without } from "./frame.ts";

const FEELINGS = listed(
  `angry, sad, upset, frustrated, worried, anxious, hurt, disappointed, annoyed, furious, lonely, scared,
  nervous, overwhelmed, embarrassed, irritated, stressed, miserable, ashamed, jealous, confused, tense,
  unhappy, shocked`,
);
const CROSS_WITH = listed(
  `angry, upset, annoyed, frustrated, furious, irritated, fed up, disappointed, cross, unhappy`,
);
const ANGRY_AT = listed(`angry, mad, furious, annoyed, cross`);
const HURT = listed(
  `upset, hurt, annoyed, frustrated, disappointed, embarrassed, scared, worried, irritated, shocked, frightened,
  infuriated, saddened, bothered`,
);
const HURT_THEM = listed(
  `upset, hurt, annoy, frustrate, disappoint, embarrass, scare, worry, irritate, shock, offend, frighten,
  infuriate, depress, intimidate`,
);
const HURTS = listed(
  `upsets, hurts, annoys, frustrates, disappoints, embarrasses, scares, worries, irritates, shocks, frightens,
  infuriates, depresses, bothers`,
);
const HURTING = listed(
  `upsetting, hurting, annoying, frustrating, embarrassing, scaring, worrying, irritating, stressing, frightening,
  depressing, confusing`,
);
const PRESSES = listed(
  `stress me out, piss me off, get on my nerves, drive me crazy, drive me mad, drive me up the wall, wind me up,
  freak me out, get me down, wear me out, make me sick, make me cry, break my heart, drive me nuts, give me a headache,
  hurt my feelings, scare me to death`,
);
const PICTURES = listed(
  `doormat, failure, burden, stranger, servant, child, nobody, fool, ghost, robot, prisoner, maid, taxi,
  cleaner, slave, guest, loser, babysitter, machine, punchbag`,
);

/** A person said to be the cause of a feeling. */
export const personFrames: readonly Frames[] = [
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: FEELINGS,
    frames: `
      You make me *.
      You made me *.
      You made me so *.
      You're making me *.
      You make me so * sometimes.
      You make me feel *.
      You've made me *.
      You left me feeling *.
      You really made me * yesterday.
      You make me * at work.
      u make me *
      My boss makes me *.
      My boss made me * in the meeting.
      Anna made me *.
      They make us *.
      He makes my sister *.
      She made my mum *.
      The team makes me *.
      Your brother makes me *.
      You people make me *.
      Why do you make me so *?
      You always make me *.
      You keep making me *.
      Honestly, you make me *.
      Sorry but you make me *.
      Look, you make me *.
      I think you make me *.
      You have a way of making me *.
      My mother-in-law makes me *.
      He made me feel * again.
      When I think about it, you make me *.
      I'm * because of you.
      I'm * because of him.
      Because of you I'm *.
      Because of her I feel *.
      It's because of you that I'm *.
      You are the reason I'm *.
      You're the reason why I feel *.
      It's your fault I'm *.
      It's your fault that I'm *.
      Thanks to you I'm *.
      I'm * and it's your fault.
      I'm * and you're the reason.
      I've been * for weeks and he's the reason.
      I'm * and it's all because of you.
      I've been * because of you all week.
      You are why I'm *.
      All of you make me *.
      That man makes me *.
      my manager makes me feel * tbh
      HR makes me *.
      The neighbours make me *.
      You and your brother make me *.
      She makes everyone *.
    `,
  },
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: CROSS_WITH,
    frames: `
      I'm * with you.
      I'm so * with my boss right now.
      I was * with her yesterday.
      We're * with HR.
      I'm * with Anna.
      I feel * with you.
      i am * with u
      I'm really * with them all.
      I've been * with him for weeks.
      Honestly I'm * with you.
      I'm still * with you.
      I'm * with my brother again.
      I got * with you.
      I'm * with you, you know.
      We are all * with the management.
      I'm getting * with you.
    `,
  },
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: ANGRY_AT,
    frames: `
      I'm * at you.
      I'm so * at my boss.
      I was * at her yesterday.
      I'm still * at you.
      I'm * at all of you.
    `,
  },
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: HURT,
    frames: `
      You * me.
      He * me yesterday.
      She really * me in the meeting.
      My boss * me again.
      You * my mother.
      You've * us.
      Anna * me.
      you * me so much
      You have deeply * me.
      They * my sister.
      Honestly, you * me.
      You * me last night.
      Your brother * me.
      The team * me.
      You * me and my family.
      I feel you have * me.
    `,
  },
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: HURT_THEM,
    frames: `
      You * me.
      They * me.
      You always * me.
      Sometimes you * me.
      You really * me at times.
      You two * me.
      Why do you * me?
    `,
  },
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: HURTS,
    frames: `
      He * me.
      She really * me.
      My boss * me.
      Anna * me.
      My boss * me every day.
    `,
  },
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: HURTING,
    frames: `
      You're * me.
      He's * me.
      You are really * me.
      My boss is * me.
      She keeps * me.
      You're * my mother.
    `,
  },
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: PRESSES,
    frames: `
      You *.
      You really *.
      They *.
      You people *.
      You always *.
      Honestly, you *.
      Sometimes you *.
      My parents *.
    `,
  },
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: without(PRESSES, "stress me out, break my heart"),
    frames: `
      You kids *.
    `,
  },
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: PICTURES,
    frames: `
      You make me feel like a *.
      You made me feel like a *.
      He makes me feel like a *.
      My boss makes me feel like a *.
      You always make me feel like a *.
    `,
  },
];
