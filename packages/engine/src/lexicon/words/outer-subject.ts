import { words } from "../words.ts";

export const IS_ANYONE = words(`anybody, anyone, everybody, everyone, everything, somebody, someone`);
