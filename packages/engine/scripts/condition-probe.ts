/** Loads the engine with a probe around each condition: which decide, and what is said with some of them switched off. */
import { globSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Condition, conditionsOf, probed, type Role } from "./condition-sites.ts";

const WORDS = join(import.meta.dirname, "../src/text/word.ts");
const SRC = join(import.meta.dirname, "../src");
/** How words are found, weighed and kept: no rule of the language stands there. */
const PLUMBING = new Set(
  "characters draft irregular known-classes known-verbs language lemma misspellings model model-rows places prefix-codes query read reading retaggable reword sentences shield signs span spellings tag-features tagger tokenise word written facts/remember".split(
    " ",
  ),
);

export interface Probed {
  readonly conditions: readonly Condition[];
  /** In how many messages each condition decided, by its number. */
  readonly decided: Int32Array;
  /** How often each was asked. */
  readonly asked: Int32Array;
  /** Switched off: read as if it never decided. */
  readonly off: Uint8Array;
  readonly analyse: typeof import("../src/index.ts").analyse;
  /** Begins a message; afterwards `fired` holds the conditions that decided in it. */
  begin(): void;
  readonly fired: number[];
  /** Asked of a word alone, once for all messages: what they decide in a message is not seen. */
  readonly ofWords: Uint8Array;
}

/** Whether a value decides in its role: an alternative that holds, a demand that fails. */
function decides(role: Role, value: unknown): boolean {
  if (role === "nullish") return value !== undefined && value !== null;
  return role === "and" || role === "else" ? !value : !!value;
}

export async function probe(): Promise<Probed> {
  const conditions: Condition[] = [];
  const sources = new Map<string, string>();
  for (const file of globSync("{text,rules}/**/*.ts", { cwd: SRC }).sort()) {
    if (file.endsWith(".gen.ts") || PLUMBING.has(file.replace(/^text\//, "").replace(".ts", ""))) continue;
    const source = readFileSync(join(SRC, file), "utf8");
    const own = conditionsOf(file, source, conditions.length);
    conditions.push(...own);
    sources.set(join(SRC, file), probed(source, own));
  }
  const state = {
    conditions,
    decided: new Int32Array(conditions.length),
    asked: new Int32Array(conditions.length),
    off: new Uint8Array(conditions.length),
    fired: [] as number[],
    ofWords: new Uint8Array(conditions.length),
  };
  const seen = new Int32Array(conditions.length);
  let [message, depth] = [0, 0];
  const roles = conditions.map(({ role }) => role);
  const offValues = roles.map((role) => (role === "nullish" ? undefined : role === "and" || role === "else"));
  Object.assign(globalThis, {
    ofWord: <T>(compute: () => T): T => {
      depth++;
      try {
        return compute();
      } finally {
        depth--;
      }
    },
    probe: (id: number, value: unknown) => {
      if (depth > 0) {
        state.ofWords[id] = 1;
        return value;
      }
      state.asked[id] = (state.asked[id] ?? 0) + 1;
      if (!decides(roles[id] ?? "if", value)) return value;
      if (seen[id] !== message) {
        seen[id] = message;
        state.fired.push(id);
        state.decided[id] = (state.decided[id] ?? 0) + 1;
      }
      return state.off[id] ? offValues[id] : value;
    },
  });
  const words = readFileSync(WORDS, "utf8");
  sources.set(
    WORDS,
    words.replaceAll(/(?<== |return )((?:test|compute)\(\w+(?:\.\w+)?(?:, \w+)?\))/g, "ofWord(() => $1)"),
  );
  registerHooks({
    load(url, context, next) {
      const source = url.startsWith("file:") ? sources.get(fileURLToPath(url)) : undefined;
      return source === undefined ? next(url, context) : { format: "module-typescript", source, shortCircuit: true };
    },
  });
  const { analyse } = await import("../src/index.ts");
  return {
    ...state,
    analyse,
    begin() {
      message++;
      state.fired.length = 0;
    },
  };
}
