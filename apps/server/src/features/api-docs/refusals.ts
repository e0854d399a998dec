import { ERRORS, type ErrorCode } from "@wellput/contract";
import type { Operation } from "./operation.ts";
import { OWN_REFUSALS } from "./own-refusals.ts";

const JSON_TYPE = "application/json";
const REFUSALS = "#/components/responses/";

/** Calls that answer the same to an id that is there, whoever sends it: nothing of what is kept under it comes back. */
const KEPT_ONCE = ["survey-answers", "concerns", "usage", "appends"].map((noun) => `POST /api/${noun}`);

/** What a call is known by: how it may be refused follows from it. */
interface Facts {
  readonly route: string;
  readonly isAsking: boolean;
  /** The fields of its body, if it takes one. */
  readonly body: readonly string[] | null;
  readonly isNamed: boolean;
  readonly isWithToken: boolean;
  readonly who: Operation["who"];
}

/** How a call may be refused, by status: each with the codes that it answers. */
export function refusals(facts: Facts): object {
  const codes = [
    ...new Set([...before(facts), ...aboutWhatIsSent(facts), "TOO_MANY_REQUESTS", "DATABASE_AWAY"] as const),
  ];
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status);
  return Object.fromEntries([...byStatus].map(([status, of]) => [status, { $ref: `${REFUSALS}${of.join("-")}` }]));
}

/** Whoever asks may not. */
function before({ body, isWithToken, who }: Facts): ErrorCode[] {
  return [
    ...(body ? (["MALFORMED_BODY", "BODY_TOO_LARGE"] as const) : []),
    ...(isWithToken ? (["TOKEN_INVALID", "TOKEN_SCOPE"] as const) : []),
    ...(who === "everybody" ? [] : (["NOT_SIGNED_IN"] as const)),
    ...(who === "members" || who === "admins" ? (["GATE_GROUP", "NOT_ALLOWED"] as const) : []),
  ];
}

/** What they ask for cannot be. Who makes an id may have made it before; who names a version may come late. */
function aboutWhatIsSent({ route, isNamed, isAsking, body }: Facts): ErrorCode[] {
  const own = `${/(\w+)s\/:/.exec(route)?.[1]?.toUpperCase()}_NOT_FOUND`;
  const isWrite = !route.startsWith("GET ");
  return [
    ...(isNamed ? [own in ERRORS ? (own as ErrorCode) : ("ROUTE_NOT_FOUND" as const)] : []),
    ...(isAsking ? (["INVALID_INPUT"] as const) : []),
    ...(body?.includes("id") && !KEPT_ONCE.includes(route) ? (["ID_TAKEN"] as const) : []),
    ...(body?.some((name) => ["version", "base"].includes(name)) && !route.startsWith("POST ")
      ? (["CHANGED_MEANWHILE"] as const)
      : []),
    ...(OWN_REFUSALS[route] ?? []),
    ...(isWrite ? (["DISK_FULL"] as const) : []),
  ];
}

/** The refusals that calls refer to, by their names: each is described once. */
export function refusalsOf(paths: object): Record<string, object> {
  const named = JSON.stringify(paths).matchAll(/"#\/components\/responses\/([A-Z_-]+)"/g);
  return Object.fromEntries([...named].map(([, name = ""]) => [name, refusal(name.split("-") as ErrorCode[])]));
}

function refusal(codes: readonly ErrorCode[]): object {
  const examples = codes.map((code) => [
    code,
    { value: { error: { code, message: ERRORS[code].message, requestId: "…" } } },
  ]);
  return {
    description: codes.map((code) => ERRORS[code].message).join(" Or: "),
    content: {
      [JSON_TYPE]: { schema: { $ref: "#/components/schemas/Error" }, examples: Object.fromEntries(examples) },
    },
  };
}
