/** The application's version: the footer and /meta.json both show this constant. */
export const APP_VERSION = "0.1.5";

/** The version of the engine that reads messages, the same as of its package: every analysis names it. */
export const ENGINE_VERSION = "0.2.0";
