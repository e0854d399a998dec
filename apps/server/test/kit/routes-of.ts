import type { AppType } from "../../src/app.ts";

/** Every route of the app as "METHOD /path", sorted, without its middleware. */
export function routesOf(app: AppType): string[] {
  const named = app.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`);
  return [...new Set(named)].sort();
}
