import { type Frames, listed, without } from "./frame.ts";

const EVENTS = listed(
  `my cat died, it rained all week, the power went out, my dad fell ill, the flight was delayed by fog, I failed my exam,
  I lost my keys, my grandmother passed away, my phone broke, the storm came, I missed the train, the dog ran away,
  my car broke down, I burned the cake, the film ended, my back hurts, winter came, the boiler broke`,
);
const NEEDS = listed(
  `honesty matters to me, I need more support, I value reliability, trust is important to me, I long for some peace,
  respect matters to me, I need rest, I'd love more clarity, fairness matters to me, I need to feel safe,
  I care about honesty, I want us to trust each other`,
);
const KINDNESSES = listed(
  `you came, you helped me, you called, you smiled at me, you remembered my birthday, you said yes, you cooked dinner,
  my son won, we met, the sun came out, you were there, she hugged me`,
);
const FEELINGS = listed(
  `angry, sad, upset, frustrated, worried, anxious, hurt, disappointed, annoyed, furious, lonely, scared,
  nervous, overwhelmed, embarrassed, irritated, stressed, miserable, ashamed, confused, tense, unhappy,
  shocked, heartbroken`,
);
const DEAR = listed(
  `my day, our trip, the wedding, the project, my career, the whole evening, my birthday, our marriage, the party,
  our holiday, my weekend, the launch, the garden, the picnic, the match, the concert, Christmas, the carpet,
  the dinner, our anniversary`,
);

/** Feelings about nobody's act, of others, with a need named or as a habit; harm that nobody did. */
export const sparedFrames: readonly Frames[] = [
  {
    words: EVENTS,
    frames: `
      I'm sad because *.
      I was upset when *.
      I'm worried because *.
      I was sad when *.
      I'm annoyed that *.
      I felt helpless when *.
      It made me sad that *.
      It upset me that *.
      I was in tears when *.
      I'm stressed because *.
    `,
  },
  {
    words: without(EVENTS, "my dad fell ill, my back hurts"),
    frames: `
      When * I was sad.
      I was upset the day *.
    `,
  },
  {
    words: without(EVENTS, "my dad fell ill"),
    frames: `
      I've been sad since *.
    `,
  },
  {
    words: without(EVENTS, "my dad fell ill, my back hurts, winter came"),
    frames: `
      The day * I was heartbroken.
    `,
  },
  {
    words: NEEDS,
    frames: `
      I'm sad because *.
      I'm angry. I say so because *.
      I was hurt when you left, because *.
      You left early. I feel sad. I tell you because *.
      When you left I felt scared, because *.
      I'm upset that you shouted, as *.
      Your comment made me sad, because *.
      I feel lonely, and *.
      I am frustrated: *.
      That made me angry, since *.
      I'm worried; *.
      I'm tired of you leaving the door open, because *.
    `,
  },
  {
    words: KINDNESSES,
    frames: `
      I was happy when *.
      I'm so glad that *.
      It made me happy when *.
      I felt safe because *.
      I've been calm since *.
      I was moved when *.
      I'm not sad anymore because *.
      I was no longer angry when *.
      That made me proud, because *.
    `,
  },
  {
    words: FEELINGS,
    frames: `
      My friend says she is *.
      I asked him if he was *.
      Do I make you *?
      Does it make you * when I shout?
      Are you * because of me?
      I don't think you're *.
      I haven't been * in weeks.
      I'm rarely *.
      I'm hardly ever *.
      I'm not as * as you think.
      I will not get *.
      I'd get * too if that happened to me.
      Anyone would be *.
      I used to be * but now I'm fine.
      No one is * with you.
      Please tell me when you're *.
      I understand that you're *.
      I know you're *.
      I see that you are *.
      It's normal that you're *.
      You have every right to be *.
      You must feel *.
      I get that you're *.
      I'm sorry you're *.
      It's sad that you're *.
      Thank you for telling me you're *.
      My son was * because his friend moved away.
      The man in the film is *.
      The song made me *.
      The ending of the book made me *.
      Did the news make you *?
      What made you so *?
      When I'm *, I go for a walk.
      When I feel * I call my sister.
      If I get *, I take a break.
      Whenever I'm * I bake bread.
      I write in my diary when I'm *.
      Some people get * in winter.
      Babies get * when they're hungry.
      Dogs get * in thunderstorms.
      You're not making me *.
      You could never make me *.
      You don't look *.
      He doesn't seem *.
    `,
  },
  {
    words: without(FEELINGS, "worried, hurt, overwhelmed, stressed, shocked"),
    frames: `
      I never felt * here.
    `,
  },
  {
    words: without(FEELINGS, "embarrassed, irritated, ashamed"),
    frames: `
      I won't be * with you.
    `,
  },
  {
    words: without(FEELINGS, "miserable"),
    frames: `
      I can imagine how * you are.
    `,
  },
  {
    words: without(FEELINGS, "hurt, miserable"),
    frames: `
      I'm sorry that you are * with me.
    `,
  },
  {
    words: DEAR,
    frames: `
      We planned *.
      I'm looking forward to *.
      You could ruin *, so please call me.
      If it rains, * is ruined.
      It rained and * was ruined.
      It was nobody's fault that * was ruined.
      I nearly ruined *.
      We almost ruined *.
      Let's not ruin *.
      I won't let it ruin *.
      Nothing ruined *.
      The moths destroyed *.
      The dog ruined *.
      The puppy destroyed *.
      I don't think you ruined *.
      It's not true that you ruined *.
      Nobody said you ruined *.
      He claims that you ruined *.
      Was * ruined?
      How was *?
      Don't worry, you didn't ruin *.
      You have not ruined *, honestly.
      I was afraid I had ruined *.
      My cold ruined *.
      The power cut ruined *.
      A broken pipe ruined *.
    `,
  },
  {
    words: without(DEAR, "the whole evening, the party"),
    frames: `
      The rain came and * was a disaster.
    `,
  },
];
