import { words } from "../words.ts";

export const SAYS = words(`claims, reads, said, says, states, warns, writes, wrote`);

export const TELLERS = words(`according, claims, reads, said, says, states, told, warns, writes, wrote`);
