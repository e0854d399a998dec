import { fold, textsIn } from "@wellput/engine/folded";
import type { Plugin } from "vite";

const ENGINE = /\/packages\/engine\/src\/.*\.ts$/;
const RULE_OR_LIST = /\/packages\/engine\/src\/(?:rules\/[^/]+|lexicon)\/[^/]+\.ts$/;
/** What rules and word lists say about themselves, for the help page and the tests: no answer holds a word of it. */
const ABOUT = new Set(["summary", "why", "instead", "examples", "source", "note"]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface CallNode extends Node {
  readonly callee: { readonly name?: string };
  readonly arguments: readonly {
    readonly value?: unknown;
    readonly callee?: {
      readonly object?: { readonly value?: unknown };
      readonly property?: { readonly name?: string };
    };
  }[];
}
interface MemberNode extends Node {
  readonly object: { readonly elements?: readonly ({ readonly value?: unknown } | null)[] };
  readonly property: { readonly name?: string };
}
interface PropertyNode extends Node {
  readonly key: { readonly name?: string };
  readonly value: Node;
}

/**
 * Leaves out of the browser's engine what rules and word lists say about themselves, which is never read there, folds the words
 * of lists, and puts the words that a pattern asks for in order, since what is alike then stands together and packs smaller.
 */
export function leanEngine(): Plugin {
  return {
    name: "wellput-lean-engine",
    enforce: "post",
    transform(code, id) {
      if (!ENGINE.test(id)) return null;
      const isAboutItself = RULE_OR_LIST.test(id);
      const isList = id.includes("/lexicon/");
      // Short lists pack smaller as they are.
      const isPlainList = id.includes("/lexicon/words/");
      let hasWords = false;
      const edits: { readonly at: Node; readonly text: string }[] = [];
      walk(this.parse(code), (node) => {
        const pattern = wordsAsked(node) ?? wordsIncluded(node) ?? wordsOfSet(node);
        if (pattern !== undefined) edits.push({ at: node, text: pattern });
        else if (isAboutItself && isAbout(node))
          edits.push({ at: { ...node, end: behindComma(code, node.end) }, text: "" });
        else if (isList && isWords(node)) {
          const words = textsIn(code.slice(node.start + 1, node.end - 1));
          edits.push({ at: node, text: isPlainList ? JSON.stringify(words.join(",")) : folded(words) });
          hasWords ||= !isPlainList;
        }
      });
      let lean = code;
      for (const { at, text } of edits.sort((a, b) => b.at.start - a.at.start))
        lean = lean.slice(0, at.start) + text + lean.slice(at.end);
      return { code: hasWords ? `import { unfold } from "./folded.ts";\n${lean}` : lean, map: null };
    },
  };
}

/** Where what follows the comma behind a property begins, if there is one. */
const behindComma = (code: string, end: number): number =>
  end + (/^\s*,/.exec(code.slice(end, end + 99))?.[0].length ?? 0);
/** The call that gives the words back. */
const folded = (words: readonly string[]): string => `unfold(${JSON.stringify(fold(words))})`;
/** A pattern that asks for one of these words and nothing else, with its words in order. */
function wordsAsked(node: Node): string | undefined {
  const { regex } = node as Node & { readonly regex?: { readonly pattern: string; readonly flags: string } };
  const words = /^\^\(\?:([^()[\]\\]+)\)\$$/.exec(regex?.pattern ?? "")?.[1];
  return words === undefined ? undefined : `/^(?:${words.split("|").sort().join("|")})$/${regex?.flags}`;
}

/** `["a", "b"].includes` as the pattern that asks the same and packs smaller. */
function wordsIncluded(node: Node): string | undefined {
  if (node.type !== "MemberExpression") return undefined;
  const { object, property } = node as MemberNode;
  const words = object.elements?.map((element) => element?.value);
  const isPlain = words?.every((word) => typeof word === "string" && /^[a-zA-Z' -]+$/.test(word)) ?? false;
  return isPlain && property.name === "includes" ? `/^(?:${words?.sort().join("|")})$/.test` : undefined;
}

/** The words of a set, written in one string: "isOneOf", "cueAsWritten", new Set("…".split(" ")). */
function wordsOfSet(node: Node): string | undefined {
  if (node.type !== "CallExpression" && node.type !== "NewExpression") return undefined;
  const { callee, arguments: args } = node as CallNode;
  const isSet = node.type === "NewExpression" && callee.name === "Set";
  const given = isSet ? args[0]?.callee?.object : args[0];
  if (args.length !== 1 || typeof given?.value !== "string" || !/^[a-z' -]+$/.test(given.value)) return undefined;
  if (isSet && args[0]?.callee?.property?.name !== "split") return undefined;
  if (!isSet && !/^(?:isOneOf|cue|cueAsWritten|cueAsLemma)$/.test(callee.name ?? "")) return undefined;
  const words = JSON.stringify(given.value.split(" ").sort().join(" "));
  return isSet ? `new Set(${words}.split(" "))` : `${callee.name}(${words})`;
}

/** A block of words between backticks, with nothing worked out in it. */
const isWords = (node: Node): boolean =>
  node.type === "TemplateLiteral" &&
  (node as Node & { readonly expressions: readonly unknown[] }).expressions.length === 0;

/** Words or, for examples, lists of them: a name that stands for something else is left alone. */
function isAbout(node: Node): node is PropertyNode {
  if (node.type !== "Property") return false;
  const { key, value } = node as PropertyNode;
  if (!ABOUT.has(key.name ?? "")) return false;
  return key.name === "examples" ? value.type === "ObjectExpression" : /^(?:Template)?Literal$/.test(value.type);
}

/** Calls back for every node of a syntax tree; does not go into what a rule says about itself, nor into a text with a tag, whose backslashes are its own. */
function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) walk(each, visit);
  else if (isNode(node)) {
    visit(node);
    if (isAbout(node) || node.type === "TaggedTemplateExpression") return;
    for (const child of Object.values(node)) walk(child, visit);
  }
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
