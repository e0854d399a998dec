import { APP_VERSION, ErrorBody } from "@wellput/contract";
import type { RouterRoute } from "hono/types";
import * as z from "zod";
import { checkedBy } from "../../http/valid.ts";
import { ACCOUNT_OPERATIONS } from "./account-operations.ts";
import { ADMIN_OPERATIONS } from "./admin-operations.ts";
import { CONTENT_OPERATIONS } from "./content-operations.ts";
import type { Operation } from "./operation.ts";
import { WORKSHOP_OPERATIONS } from "./workshop-operations.ts";

/** What is said of every route, by "METHOD /path". */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  ...ACCOUNT_OPERATIONS,
  ...CONTENT_OPERATIONS,
  ...ADMIN_OPERATIONS,
  ...WORKSHOP_OPERATIONS,
};

const FORM = "application/x-www-form-urlencoded";

/** A shape as JSON Schema: as it is sent, or as it comes. */
const schemaOf = (shape: z.ZodType, io: "input" | "output") => z.toJSONSchema(shape, { io, unrepresentable: "any" });

/** The OpenAPI 3.1 description of the app's routes: what they take is read from the very shapes that check it. */
export function describeApi(routes: readonly RouterRoute[], server: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [route, operation] of Object.entries(OPERATIONS)) {
    const [method = "", path = ""] = route.split(" ");
    const own = routes.filter((one) => one.method === method && one.path === path);
    const template = path.replace(/:(\w+)/g, "{$1}");
    paths[template] ??= {};
    paths[template][method.toLowerCase()] = describe(operation, path, own);
  }
  return {
    openapi: "3.1.0",
    info: { title: "Wellput", version: APP_VERSION, description: "Say the difficult thing well." },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody, "output") },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "wellput.session_token" } },
    },
  };
}

function describe(
  { does, who, status, answer, example }: Operation,
  path: string,
  routes: readonly RouterRoute[],
): object {
  const checks = routes.flatMap(({ handler }) => checkedBy(handler) ?? []);
  const body = checks.find(({ target }) => target !== "query");
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const asked = checks.filter(({ target }) => target === "query").flatMap(({ shape }) => queryParameters(shape));
  const sent = example?.body instanceof URLSearchParams ? Object.fromEntries(example.body) : example?.body;
  return {
    summary: does,
    description: `For ${who}.`,
    ...(who !== "everybody" && { security: [{ session: [] }] }),
    parameters: [...named, ...asked],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          [body.target === "form" ? FORM : "application/json"]: {
            schema: schemaOf(body.shape, "input"),
            example: sent,
          },
        },
      },
    }),
    responses: {
      [status]: { description: does, ...contentOf(answer) },
      default: {
        description: "Anything else.",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    },
  };
}

function contentOf(answer: Operation["answer"]): object {
  if (answer === undefined) return {};
  if (typeof answer === "string") return { content: { [answer]: {} } };
  return { content: { "application/json": { schema: schemaOf(answer, "output") } } };
}

function queryParameters(shape: z.ZodType): object[] {
  const { properties = {}, required = [] } = schemaOf(shape, "input");
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}
