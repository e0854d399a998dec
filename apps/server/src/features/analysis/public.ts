export { analyseMessage, isKeeping } from "./analyse-message.ts";
