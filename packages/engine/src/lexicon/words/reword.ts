import { words } from "../words.ts";

export const MEASURING = words(`how, least, less, more, most, so, such, too, what`);
