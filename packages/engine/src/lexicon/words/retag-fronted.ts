import { words } from "../words.ts";

export const HELPERS = words(`are, can, could, did, do, does, had, has, have, is, should, was, were, will, would`);

export const DENIED = words(`account, circumstances, moment, occasion, point, stage, time, way`);
