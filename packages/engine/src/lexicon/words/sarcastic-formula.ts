import { words } from "../words.ts";

export const LOOK_BE_SOUND = words(`be, cook, dance, look, play, sing, smell, sound`);

export const GOOD_YOUNG_BEAUTIFUL = words(`
  beautiful, cheerful, fit, fresh, good, gorgeous, handsome, happy, lovely, pretty, stylish, well, young
`);
