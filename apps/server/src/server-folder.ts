import { fileURLToPath } from "node:url";

/** The folder of apps/server: the one above src/, and above dist/ where the built server runs. */
export const SERVER_FOLDER = fileURLToPath(new URL("../", import.meta.url));
