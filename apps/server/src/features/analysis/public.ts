export { analyseMessage } from "./analyse-message.ts";
