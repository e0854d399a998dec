import type { ChallengeFields } from "@wellput/contract";
import { BODY_MAX_BYTES } from "@wellput/contract/limits";

/** What was found in a file: a challenge with remarks on it, or why it is none; each remark names its field by path. */
export type FileReading =
  | { readonly fields: ChallengeFields; readonly remarks: readonly string[] }
  | { readonly problems: readonly string[] };

const BYTES_IN_KB = 1024;
const HTML_TAG = /<\/?[a-z][^>]*>/i;

/** Reads a challenge from a file, as the server would take it. Nothing of the file is believed before it fits. */
export async function readChallengeFile(file: File): Promise<FileReading> {
  if (file.size > BODY_MAX_BYTES) {
    const [size, most] = [file.size, BODY_MAX_BYTES].map((bytes) =>
      Math.ceil(bytes / BYTES_IN_KB).toLocaleString("en-GB"),
    );
    return { problems: [`It has ${size} kB. A challenge has at most ${most} kB.`] };
  }
  try {
    return await checkChallenge(JSON.parse(await file.text()));
  } catch (error) {
    if (error instanceof SyntaxError) return { problems: ["It is not JSON, so it cannot be read."] };
    throw error;
  }
}

/** Holds a value against the shape of a challenge. The shapes are fetched with the first check. */
export async function checkChallenge(value: unknown): Promise<FileReading> {
  const { ChallengeFields } = await import("@wellput/contract/challenges");
  const result = ChallengeFields.safeParse(value);
  if (result.success) {
    const remarks = textsIn(result.data)
      .filter(([, text]) => HTML_TAG.test(text))
      .map(([path]) => `${path} has HTML tags. Readers will see them as they stand, not as formatting.`);
    return { fields: result.data, remarks };
  }
  const problems = result.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => `${pathOf([...issue.path, key])}: a challenge has no such field.`)
      : `${pathOf(issue.path)}: ${wordsFor(issue, valueAt(value, issue.path))}`,
  );
  return { problems };
}

type Issue = NonNullable<
  ReturnType<typeof import("@wellput/contract/challenges")["ChallengeFields"]["safeParse"]>["error"]
>["issues"][number];

/** What is wrong with a field, in plain words. */
function wordsFor(issue: Issue, value: unknown): string {
  if (value === undefined) return "it is missing.";
  switch (issue.code) {
    case "invalid_type":
      return `it has to be ${TYPE_NAMES[issue.expected] ?? issue.expected}.`;
    case "invalid_value":
      return `it has to be one of ${issue.values.join(", ")}.`;
    case "too_small":
      return issue.origin === "array" ? `it needs at least ${issue.minimum}.` : "it is empty.";
    case "too_big":
      return issue.origin === "array"
        ? `it has more than ${issue.maximum}.`
        : `it is longer than ${issue.maximum.toLocaleString("en-GB")} characters.`;
    default:
      return issue.message;
  }
}

const TYPE_NAMES: Record<string, string> = { string: "text", array: "a list", object: "an object with fields" };

type Path = readonly PropertyKey[];

/** `challengeObjectList[0].s`; the whole is `The file`. */
function pathOf(path: Path): string {
  const joined = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`)).join("");
  return joined.replace(/^\./, "") || "The file";
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (found, key) => (found !== null && typeof found === "object" ? Reflect.get(found, key) : undefined),
    value,
  );
}

/** Every text of a value with its path. */
function textsIn(value: unknown, path: Path = []): (readonly [path: string, text: string])[] {
  if (typeof value === "string") return [[pathOf(path), value]];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]));
}
