export { recordAct, recordActOnOthers } from "./record-act.ts";
