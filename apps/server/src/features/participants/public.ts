export { isOpenPath } from "./find-collection.ts";
