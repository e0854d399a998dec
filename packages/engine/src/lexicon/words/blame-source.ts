import { words } from "../words.ts";

export const NOBODY_NOONE_WHO = words(`anyone, nobody, noone, somebody, someone, which, who`);

export const SEE_HEAR_FIND = words(`discover, find, hear, learn, read, see, watch`);
