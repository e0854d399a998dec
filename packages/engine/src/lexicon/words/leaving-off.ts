import { words } from "../words.ts";

export const THE_YOUR_THAT = words(`all, that, the, these, this, those, your`);
