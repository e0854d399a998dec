import { createMiddleware } from "hono/factory";
import type { HonoEnv } from "./env.ts";

/** Who looked for help stands in no line. */
const isHelp = (path: string) => /^\/(?:help|api\/help-numbers)\/?$/i.test(path);

/** One line a request: where and how long, never what was in it. */
export const requestLog = createMiddleware<HonoEnv>(async (c, next) => {
  const start = performance.now();
  c.set("logger", c.var.deps.logger.child({ requestId: c.var.requestId }));
  await next();
  c.var.logger.info(
    {
      method: c.req.method,
      path: c.req.path.slice(0, 200),
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
      person: isHelp(c.req.path) ? undefined : c.var.person?.id,
    },
    "request",
  );
});
