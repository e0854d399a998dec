/** As much of a JSON Schema as the contract's shapes come out as. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: "3f0c8a52-6a0e-4f3e-9a3c-2f7d1b5e8c41",
  "date-time": "2026-05-04T09:30:00.000Z",
  date: "2026-05-04",
  email: "ada@example.org",
  uri: "https://example.org/",
};
/** What a text is, by the name of its field, where any text would do. */
const BY_NAME: Readonly<Record<string, string>> = {
  title: "The late report",
  name: "My notebook",
  username: "calm-otter",
  initials: "CO",
  email: "ada@example.org",
  message: "The report came on Friday.",
  token: "wp_…",
  ending: "x7Qk",
  path: "generalAttempt",
  mainText: "<p>Ask first.</p>",
};

/** A value that fits a schema: what a caller may expect to read, told by the names of its fields. */
export function sampleOf(schema: Schema, name = ""): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return sampleOf(choice.find(({ type }) => type !== "null") ?? {}, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, name)));
  const type = typeof schema.type === "object" ? schema.type.find((one) => one !== "null") : schema.type;
  if (type === "object") return sampleObject(schema);
  if (type === "array") return sampleArray(schema, name);
  if (type === "string") return sampleText(schema, name);
  if (type === "integer" || type === "number") return Math.max(schema.minimum ?? 1, 1);
  if (type === "boolean") return true;
  return null;
}

function sampleObject({ properties = {} }: Schema): object {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, sampleOf(schema, name)]));
}

function sampleArray({ items, prefixItems, minItems = 1 }: Schema, name: string): unknown[] {
  if (prefixItems) return prefixItems.map((schema) => sampleOf(schema, name));
  return items ? Array.from({ length: Math.max(1, minItems) }, () => sampleOf(items, name)) : [];
}

function sampleText({ format, pattern, minLength = 0 }: Schema, name: string): string {
  const text = (format === undefined ? undefined : BY_FORMAT[format]) ?? BY_NAME[name] ?? "…";
  const fits = (one: string) => pattern === undefined || new RegExp(pattern).test(one);
  return [text.padEnd(minLength, "…"), "demo", ""].find(fits) ?? text;
}
