import { words } from "../words.ts";

export const OPENS_NOUN = words(`a, an, his, my, our, the, their, your`);
