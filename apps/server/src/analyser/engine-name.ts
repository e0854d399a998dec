/** Under which the script of a built engine has what it exports. */
export const ENGINE_NAME = "keptEngine";
