import type { AppContext } from "./env.ts";

/** The text of a CSV file, for the browser to keep under a name. */
export function csvFile(c: AppContext, name: string, text: string): Response {
  c.header("content-disposition", `attachment; filename="${name}"`);
  c.header("content-type", "text/csv; charset=UTF-8");
  return c.body(text);
}
