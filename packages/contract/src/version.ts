/** The application's version: the footer and /meta.json both show this constant. */
export const APP_VERSION = "0.1.5";
