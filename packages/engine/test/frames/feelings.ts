import { type Frames, listed } from "./frame.ts";

const UNPLEASANT = listed(
  `angry, sad, upset, frustrated, worried, anxious, hurt, disappointed, annoyed, furious, lonely, scared, nervous, overwhelmed, embarrassed,
  irritated, stressed, miserable, devastated, ashamed, jealous, confused, helpless, tense, uneasy, fed up, heartbroken, discouraged, resentful`,
);

export const feelingFrames: readonly Frames[] = [
  {
    code: "NEG_FEELING_WITHOUT_NVA",
    words: UNPLEASANT,
    frames: `
      I'm so *.
      I feel * today.
      I'm really * right now.
    `,
  },
];
