import { words } from "../words.ts";

export const OFFERS = words(`believe, care, have, know, like, prefer, want`);
