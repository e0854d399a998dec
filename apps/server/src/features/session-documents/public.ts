export { readChange } from "./read-change.ts";
