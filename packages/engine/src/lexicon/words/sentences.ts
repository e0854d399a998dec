import { words } from "../words.ts";

export const STARTERS = words(`
  a, an, and, but, can, could, he, her, his, how, i, if, it, my, now, our, please, she, so, thank, thanks, that, the, their,
  then, there, these, they, this, those, we, what, when, who, why, would, you, your
`);
