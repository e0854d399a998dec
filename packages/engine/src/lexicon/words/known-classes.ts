import { words } from "../words.ts";

export const OWNS = words(`a, an, dream, her, his, my, our, the, their, whole, your`);

export const SOMEBODY = words(`anybody, anyone, everybody, everyone, nobody, somebody, someone`);
