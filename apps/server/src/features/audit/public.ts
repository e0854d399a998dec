export { recordAct, recordActOn, recordActOnOthers } from "./record-act.ts";
