import type { Plugin } from "vite";

const RULE_OR_LIST = /\/packages\/engine\/src\/(?:rules\/[^/]+|lexicon)\/[^/]+\.ts$/;
/** What rules and word lists say about themselves, for the help page and the tests: no answer holds a word of it. */
const ABOUT = new Set(["summary", "why", "instead", "examples", "source", "note"]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface PropertyNode extends Node {
  readonly key: { readonly name?: string };
  readonly value: Node;
}

/** Leaves out of the browser's engine what rules and word lists say about themselves: it is never read there. */
export function leanEngine(): Plugin {
  return {
    name: "wellput-lean-engine",
    enforce: "post",
    transform(code, id) {
      if (!RULE_OR_LIST.test(id)) return null;
      const about: PropertyNode[] = [];
      walk(this.parse(code), (node) => {
        if (isProperty(node) && ABOUT.has(node.key.name ?? "") && isText(node)) about.push(node);
      });
      let lean = code;
      for (const { key, value } of about.sort((a, b) => b.start - a.start)) {
        const nothing = key.name === "examples" ? "{ flagged: [], fine: [] }" : '""';
        lean = lean.slice(0, value.start) + nothing + lean.slice(value.end);
      }
      return { code: lean, map: null };
    },
  };
}

/** Words or, for examples, lists of them: a name that stands for something else is left alone. */
const isText = ({ key, value }: PropertyNode): boolean =>
  key.name === "examples" ? value.type === "ObjectExpression" : /^(?:Template)?Literal$/.test(value.type);

const isProperty = (node: Node): node is PropertyNode => node.type === "Property" && "key" in node;

/** Calls back for every node of a syntax tree; does not go into what a rule says about itself. */
function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) walk(each, visit);
  else if (isNode(node)) {
    visit(node);
    if (isProperty(node) && ABOUT.has(node.key.name ?? "")) return;
    for (const child of Object.values(node)) walk(child, visit);
  }
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
