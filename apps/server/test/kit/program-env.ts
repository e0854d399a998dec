import process from "node:process";
import { fileURLToPath } from "node:url";

const { PATH = "", HOME = "" } = process.env;

/** What a program of ours finds around it when a test starts it: nothing of the tests' own; compiled once, as by `npm start`. */
export const PROGRAM_ENV = {
  PATH,
  HOME,
  NODE_COMPILE_CACHE: fileURLToPath(new URL("../../../../.cache/compiled", import.meta.url)),
};
