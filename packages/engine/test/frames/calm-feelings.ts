import { type Frames, listed, without } from "./frame.ts";

const FEELINGS = listed(
  `angry, sad, upset, frustrated, worried, anxious, hurt, disappointed, annoyed, furious, lonely, scared, nervous,
  overwhelmed, embarrassed, irritated, stressed, miserable, ashamed, jealous, confused, tense, unhappy, shocked,
  desperate, helpless, bitter, guilty, gutted, uneasy, discouraged`,
);
const GLAD = listed(
  `happy, glad, relieved, proud, grateful, pleased, calm, excited, hopeful, thrilled, delighted, inspired,
  encouraged, content, cheerful, safe, confident, thankful, lucky, moved, touched`,
);
const DEEPLY = listed(
  `deeply, terribly, really, extremely, absolutely, incredibly, pretty, quite, truly, genuinely, rather, awfully,
  completely, honestly, simply`,
);
const DEEDS_FELT = listed(
  `ignored, attacked, used, betrayed, rejected, abandoned, manipulated, disrespected, unappreciated, bullied,
  cheated, excluded, left out, judged, criticised, blamed, misunderstood, unwanted, pressured, taken for granted,
  let down, belittled, invisible, controlled, dismissed`,
);
const EVENTS = listed(
  `my cat died, it rained all week, the power went out, my dad fell ill, my flight was delayed by fog,
  I failed my exam, I lost my keys, my grandmother passed away, my phone broke, the storm came,
  I missed the train, the dog ran away, my car broke down, I burned the cake, my back hurts, the boiler broke,
  the tooth had to come out, the baby has a fever, our house was flooded, my team lost`,
);
const KINDNESSES = listed(
  `you came, you helped me, you called, you smiled at me, you remembered my birthday, you said yes,
  you cooked dinner, my son won, we met, you were there, she hugged me, he thanked me, you stayed with me,
  they invited me, Anna fixed my bike`,
);
const BITES = listed(
  `a wasp, a bee, a nettle, a jellyfish, a mosquito, the wind, the cold, the salt water, an insect, a scorpion`,
);
const APPETITES = listed(
  `a coffee, a nap, pizza, a walk, some soup, an ice cream, a swim, dancing, a beer, chips, a long bath, tea,
  going out, a change`,
);
const DOING = listed(
  `helping me, making me laugh, cheering me up, calming me down, making me happy, teaching me, driving me home,
  waiting for me, texting me, giving me hope, supporting me, making me proud`,
);
const REASONS = listed(
  `it was cold, it was my first time, the roads were icy, I had a migraine, the train was late, my phone was flat,
  the doctor was ill, it was dark, the lift was broken, we were new, the bus broke down, I was asleep`,
);
const NEEDS = listed(
  `honesty matters to me, I need more support, I value reliability, trust is important to me,
  I long for some peace, respect matters to me, I need rest, fairness matters to me, I need to feel safe,
  I care about honesty, I'd like to be included, my privacy matters to me, I value our friendship,
  I need some quiet`,
);

/** Feelings asked after, guessed, glad, of others or with a need; stings, appetites and reasons that blame nobody. */
export const calmFrames: readonly Frames[] = [
  {
    words: FEELINGS,
    frames: `
      Are me and Josh making you *?
      Are you still * about it?
      You look deeply *.
      He is deeply *.
      Mum and Dad were *.
      Josh felt * after the match.
      Do you feel * when I do that?
      I'm not deeply *.
      I was never really * with you.
      I don't feel *, just tired.
      My son asked if I was *.
      My daughter is * because her friend moved away.
      It makes sense that you feel *.
      I'd be lying awake and * too.
      The crowd was *.
      She told me she had been * for weeks.
      I'm sorry you were * yesterday.
      You have every reason to be *.
      It's only natural to feel *.
      If I sound *, it's the medicine.
      The news left us *.
      I'm * because I lost my keys.
      We were * after the flood.
      My wife was * when her mother died.
    `,
  },
  {
    words: without(FEELINGS, "hurt, desperate"),
    frames: `
      You must be terribly *.
    `,
  },
  {
    words: without(FEELINGS, "bitter"),
    frames: `
      I can see you're *, and I understand.
      Tell me if you're *.
    `,
  },
  {
    words: without(FEELINGS, "miserable, bitter"),
    frames: `
      I can imagine how * you were.
    `,
  },
  {
    words: GLAD,
    frames: `
      me and josh are *
      We are deeply *, Mr Brandt.
      I was * because of your letter.
      It makes Lily * that you came.
      I felt * when you said that.
      My wife and I are so *.
      I've been * ever since.
      It was your letter that made me *.
      I'm * that you're always there for me.
      ur making me *
    `,
  },
  {
    words: without(GLAD, "calm"),
    frames: `
      Just * tbh.
    `,
  },
  {
    words: DEEPLY,
    frames: `
      I am * happy.
      We are * grateful.
      The soup was * good.
      I'm * tired.
      He is * sad.
      It was * cold.
    `,
  },
  {
    words: DEEDS_FELT,
    frames: `
      you walked past me, did you feel *?
      Me and Josh don't feel *.
      Nobody here felt *.
      My wife feels *.
      The kids felt *.
      Mum said she felt *.
      I don't want you to feel *.
      You shouldn't have to feel *.
      Has anyone felt *?
      I hope nobody felt *.
      She wrote that she felt *.
      I stopped feeling * years ago.
    `,
  },
  {
    words: EVENTS,
    frames: `
      I'm deeply sad that *.
      im upset cause *
      I was in bits when *.
      I burst into tears when *.
      It makes Lily sad that *.
      It upset my mother that *.
      The reason I'm sad is that *.
      What upset me was that *.
      I was frustrated, as *.
      We were shocked that *.
      My heart broke when *.
      Sad that *.
      it hurts that *
    `,
  },
  {
    words: without(EVENTS, "my back hurts"),
    frames: `
      I've felt low since *.
    `,
  },
  {
    words: without(EVENTS, "I lost my keys, I missed the train, I burned the cake"),
    frames: `
      *, so I'm sad.
    `,
  },
  {
    words: KINDNESSES,
    frames: `
      I cried with joy when *.
      It makes Lily happy that *.
      I was so touched that *.
      I felt better when *.
      My heart melted when *.
      I'm less sad because *.
      im happy cause *
      I was glad when *.
      It cheered me up that *.
      *, so I'm happy.
    `,
  },
  {
    words: BITES,
    frames: `
      I was stung by *.
      My son was stung by *.
      Dad got stung by *.
    `,
  },
  {
    words: APPETITES,
    frames: `
      me and Josh feel like *
      We both feel like *.
      I'm starting to feel like *.
      Do you feel like *?
      I don't feel like * today.
    `,
  },
  {
    words: DOING,
    frames: `
      ur *
      You are *.
      thanks for *
      You keep *.
      I love you *.
    `,
  },
  {
    words: REASONS,
    frames: `
      We lost because *.
      We were late because *.
      I was nervous because *.
      We stayed home since *.
      I couldn't come cause *.
      I was stressed, as *.
    `,
  },
  {
    words: NEEDS,
    frames: `
      I was stung by your speech, because *.
      I'm deeply hurt that you left, because *.
      Me and Josh are sad. *.
      I've been low since your email. *.
      It was your remark that upset me, because *.
      I feel lonely most of the time, and *.
      It makes me sad that you cancelled, as *.
      I was in bits when you left. *.
      I feel quite desperate, *.
      I'm frustrated. I say this because *.
    `,
  },
];
