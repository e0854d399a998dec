import { words } from "../words.ts";

export const OWING = words(`after, because, cheers, due, fault, since, thanks`);
