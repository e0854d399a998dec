import { words } from "../words.ts";

export const FILLED = words(`
  beside, boiling, brimming, burning, choked, consumed, eaten, filled, flooded, full, fuming, overcome, overwhelmed, racked,
  riddled, seething, shaking, sick, torn, trembling, wracked
`);

export const BODY = words(`
  arm, arms, back, chest, hand, hands, head, hip, hips, jaw, knee, knees, leg, legs, muscles, neck, shoulder, shoulders, spine,
  stomach
`);

export const GROW_RISE_BUILD = words(`build, come, deepen, grow, increase, mount, remain, rise`);
