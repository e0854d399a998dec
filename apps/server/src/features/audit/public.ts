export { recordAct, recordActOn, recordActOnOthers } from "./record-act.ts";
export { recordChange } from "./record-change.ts";
