import { APP_VERSION, ErrorBody } from "@wellput/contract";
import type { RouterRoute } from "hono/types";
import type { Settings } from "../../settings.ts";
import { ACCOUNT_OPERATIONS } from "./account-operations.ts";
import { ADMIN_OPERATIONS } from "./admin-operations.ts";
import { ANALYSIS_OPERATIONS } from "./analysis-operations.ts";
import { CONTENT_OPERATIONS } from "./content-operations.ts";
import { describeOperation, partOf, schemaOf } from "./describe-operation.ts";
import { writeGuide } from "./guide.ts";
import type { Operation } from "./operation.ts";
import { refusalsOf } from "./refusals.ts";
import { WORKSHOP_OPERATIONS } from "./workshop-operations.ts";

/** What is said of every route, by "METHOD /path", in the order in which it is read: the analysis first. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  ...ANALYSIS_OPERATIONS,
  ...CONTENT_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...WORKSHOP_OPERATIONS,
  ...ADMIN_OPERATIONS,
};

interface Described {
  readonly server: string;
  readonly settings: Pick<Settings, "ANALYSES_PER_MINUTE" | "ANONYMOUS_ANALYSES_PER_MINUTE">;
}

/** The OpenAPI 3.1 description of the app's routes. */
export function describeApi(routes: readonly RouterRoute[], { server, settings }: Described) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [route, operation] of Object.entries(OPERATIONS)) {
    const [method = "", path = ""] = route.split(" ");
    const own = routes.filter((one) => one.method === method && one.path === path);
    const template = path.replace(/:(\w+)/g, "{$1}");
    paths[template] ??= {};
    paths[template][method.toLowerCase()] = describeOperation(route, operation, own);
  }
  const guide = writeGuide({
    server,
    analysesPerMinute: settings.ANALYSES_PER_MINUTE,
    anonymousPerMinute: settings.ANONYMOUS_ANALYSES_PER_MINUTE,
  });
  return {
    openapi: "3.1.0",
    info: {
      title: "Wellput",
      version: APP_VERSION,
      summary: "Say the difficult thing well.",
      description: guide.trim(),
    },
    servers: [{ url: server }],
    tags: [...new Set(Object.keys(OPERATIONS).map(partOf))].map((name) => ({ name })),
    paths,
    components: {
      responses: refusalsOf(paths),
      schemas: { Error: schemaOf(ErrorBody, "output") },
      securitySchemes: {
        token: { type: "http", scheme: "bearer", description: "A token from Account, API tokens." },
        session: { type: "apiKey", in: "cookie", name: "wellput.session_token" },
      },
    },
  };
}
