import type { RouterRoute } from "hono/types";
import * as z from "zod";
import { scopeOfRoute } from "../../auth/token-routes.ts";
import { checkedBy } from "../../http/valid.ts";
import type { Operation } from "./operation.ts";
import { refusals } from "./refusals.ts";
import { type Schema, sampleOf } from "./sample.ts";

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";

/** A shape as JSON Schema: as it is sent, or as it comes. */
export const schemaOf = (shape: z.ZodType, io: "input" | "output") =>
  z.toJSONSchema(shape, { io, unrepresentable: "any" });

/** One call as OpenAPI has it; what it takes is read from the very shapes that check it. */
export function describeOperation(route: string, operation: Operation, routes: readonly RouterRoute[]): object {
  const { does, who, status, answer, example } = operation;
  const [, path = ""] = route.split(" ");
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
  const isWithToken = takesToken(route);
  return {
    operationId: operationIdOf(route),
    tags: [partOf(route)],
    summary: does.replaceAll("`", ""),
    description: `For ${who}. ${isWithToken ? `A token needs the scope \`${scopeOfRoute(route)}\`.` : "For our own screens, without a token."}`,
    security: [...(who === "everybody" ? [{}] : []), ...(isWithToken ? [{ token: [] }] : []), { session: [] }],
    parameters: [...named, ...asked],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          [body.target === "form" ? FORM : JSON_TYPE]: { schema: schemaOf(body.shape, "input"), example: sent },
        },
      },
    }),
    responses: {
      ...refusals({
        route,
        isAsking: checks.length > 0,
        body: body ? fieldsOf(body.shape) : null,
        isNamed: named.length > 0,
        who,
        isWithToken,
      }),
      [status]: { description: ok(status, does), ...contentOf(operation.sample, answer) },
    },
  };
}

/** Whether a program comes in with a token that has the call's scope. */
export const takesToken = (route: string): boolean => ![undefined, "any"].includes(scopeOfRoute(route));

const fieldsOf = (shape: z.ZodType) => Object.keys(schemaOf(shape, "input").properties ?? {});
const ok = (status: number, does: string) => (status < 400 ? does : "As the example is answered.");

/** A name for the call in generated clients: `listLogs`, `readLogById`. */
export function operationIdOf(route: string): string {
  const [method = "", path = ""] = route.split(" ");
  if (route in OWN_NAMES) return OWN_NAMES[route] ?? "";
  const words = path
    .replace(/^\/(?:api\/)?/, "")
    .split(/[/\-._]/)
    .filter(Boolean)
    .map((word) => (word.startsWith(":") ? `By${capital(word.slice(1))}` : capital(word)));
  return method.toLowerCase() + words.join("");
}

const OWN_NAMES: Readonly<Record<string, string>> = {
  "PUT /prod/user_input": "analyseMessage",
  "POST /api/callable/callAPI": "callAnalysis",
  "GET /getEmpathicResponse": "reflectOnMessage",
};
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Calls about the installation itself: one part instead of seven with one call each. */
const OF_INSTALLATION = ["healthz", "readyz", "meta", "site", "live", "openapi", "docs", "drawings", "videos"];
const OF_ANALYSIS = [...Object.keys(OWN_NAMES), "POST /api/empathy/words"];

/** The part of the description that a call stands in: the first word of its path that says what it is about. */
export function partOf(route: string): string {
  if (OF_ANALYSIS.includes(route)) return "analysis";
  const [, path = ""] = route.split(" ");
  const [word = "site"] = path.replace(/^\/(api\/)?/, "").split(/[/.]/);
  return OF_INSTALLATION.includes(word) ? "installation" : word;
}

function contentOf(sample: unknown, answer: Operation["answer"]): object {
  if (answer === undefined) return {};
  if (typeof answer === "string") return { content: { [answer]: sample === undefined ? {} : { example: sample } } };
  const schema = schemaOf(answer, "output");
  return { content: { [JSON_TYPE]: { schema, example: sample ?? sampleOf(schema as Schema) } } };
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
