import { words } from "../words.ts";

export const EASE = words(`comfortable, cool, done, fan, fine, finished, fond, keen, ok, okay, through`);
