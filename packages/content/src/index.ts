export { sitePages } from "./all-site-pages.ts";
export * from "./hints.ts";
export * from "./privacy-lines.ts";
export * from "./safety.ts";
export * from "./site-pages.ts";
export * from "./starter.ts";
export * from "./usernames.ts";
export * from "./welcome.ts";
