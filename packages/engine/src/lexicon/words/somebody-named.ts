import { words } from "../words.ts";

export const ANYBODY = words(`a, an, another, any, each, every, one, only, somebody, someone, who, whoever`);

export const BEFORE_ANYBODY = words(`after, before, if, thank, thanks, what, when, where, while, who, whom`);
