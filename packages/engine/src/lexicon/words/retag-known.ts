import { words } from "../words.ts";

export const MY_OUR_YOUR = words(`'s, her, his, my, our, their, your`);
