declare module "virtual:principles" {
  /** The examples of the rules, run when the app was built; by code. */
  export const principles: Readonly<Record<string, import("../principles-plugin.ts").Principle>>;
}
