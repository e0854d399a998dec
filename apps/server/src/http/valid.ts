import type { MiddlewareHandler } from "hono";
import type * as z from "zod";
import { AppError } from "./app-error.ts";
import { callerOf } from "./caller.ts";
import type { HonoEnv } from "./env.ts";
import { readJson } from "./read-body.ts";
import { readForm } from "./read-form.ts";

type Checked<Target extends string, Shape extends z.ZodType, Sent> = MiddlewareHandler<
  HonoEnv,
  string,
  { in: { [Key in Target]: Sent }; out: { [Key in Target]: z.output<Shape> } }
>;

interface Check {
  readonly target: "json" | "form" | "query";
  readonly shape: z.ZodType;
}
const checks = new WeakMap<object, Check>();

/** What a handler checks, when it is one of those made here: the API's description is read from it. */
export const checkedBy = (handler: object): Check | undefined => checks.get(handler);

/** Checks the JSON body against the contract, whatever its content type says: sendBeacon cannot choose one. */
export function validJson<Shape extends z.ZodType>(shape: Shape): Checked<"json", Shape, z.input<Shape>> {
  const check: Checked<"json", Shape, z.input<Shape>> = async (c, next) => {
    c.req.addValidatedData("json", fit(shape, await readJson(c)) as object);
    await next();
  };
  checks.set(check, { target: "json", shape });
  return check;
}

/** The same for what is to be kept: its bytes count against the day's share of whoever sends them. */
export function validStored<Shape extends z.ZodType>(shape: Shape): Checked<"json", Shape, z.input<Shape>> {
  const check: Checked<"json", Shape, z.input<Shape>> = async (c, next) => {
    const value = fit(shape, await readJson(c));
    await c.var.deps.loadLimits.store(callerOf(c), Buffer.byteLength(JSON.stringify(value)));
    c.req.addValidatedData("json", value as object);
    await next();
  };
  checks.set(check, { target: "json", shape });
  return check;
}

/** Checks a form together with the parameters of the address; fields that the shape does not name are left unread. */
export function validForm<Shape extends z.ZodObject>(shape: Shape): Checked<"form", Shape, z.input<Shape>> {
  const names = Object.keys(shape.shape);
  const check: Checked<"form", Shape, z.input<Shape>> = async (c, next) => {
    c.req.addValidatedData("form", fit(shape, await readForm(c, names)) as object);
    await next();
  };
  checks.set(check, { target: "form", shape });
  return check;
}

/** Checks the parameters of the address. */
export function validQuery<Shape extends z.ZodType>(
  shape: Shape,
): Checked<"query", Shape, { [Name in keyof z.output<Shape>]?: string }> {
  const check: Checked<"query", Shape, { [Name in keyof z.output<Shape>]?: string }> = async (c, next) => {
    c.req.addValidatedData("query", fit(shape, c.req.query()) as object);
    await next();
  };
  checks.set(check, { target: "query", shape });
  return check;
}

/**
 * Fits a value to a shape.
 *
 * @throws {AppError} INVALID_INPUT with a sentence for every field that does not fit.
 */
export function fit<Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const names = issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const name of names) fields[name.join(".") || "body"] ??= issue.message;
  }
  throw new AppError("INVALID_INPUT", { fields });
}
