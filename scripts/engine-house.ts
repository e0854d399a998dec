/**
 * Measures the engine's source against the size that a reader can hold: branches and lines of each function, lines of each
 * file, word lists outside `lexicon/`.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Node, parseSync } from "oxc-parser";
import { childrenOf } from "../packages/engine/scripts/syntax-children.ts";

export const BOUNDS = { branches: 15, functionLines: 60, lines: 250, listedWords: 6 } as const;

/** What a file has over the bounds; summed over its functions, so that another large one beside a large one counts. */
export interface Excess {
  /** Branches beyond those that a function may have. */
  readonly branches?: number;
  /** Lines beyond those that a function may have. */
  readonly functionLines?: number;
  /** Lines of the file, where it has more than it may. */
  readonly lines?: number;
  /** Lists of more words than a handful, outside the lexicon. */
  readonly lists?: number;
}

const SRC = join(import.meta.dirname, "../packages/engine/src");

/** The files that break a bound, with how far. */
export function excessOfEngine(): Record<string, Excess> {
  const files = globSync("**/*.ts", { cwd: SRC }).filter((file) => !/\.(gen|test)\.ts$/.test(file));
  const found = files.sort().map((file) => [file, excessOf(file, readFileSync(join(SRC, file), "utf8"))] as const);
  return Object.fromEntries(found.filter(([, excess]) => Object.keys(excess).length > 0));
}

/** What one source has over the bounds; its word lists count unless it is of the lexicon. */
export function excessOf(file: string, source: string): Excess {
  const { program } = parseSync(file, source);
  const lines = lineCounter(source);
  const sums = { branches: 0, functionLines: 0, lines: 0, lists: 0 };
  const count = (node: Node): number => {
    if (!file.startsWith("lexicon/") && isWordList(node)) sums.lists++;
    let branches = isBranch(node) ? 1 : 0;
    for (const child of childrenOf(node)) branches += count(child);
    if (!isFunction(node)) return branches;
    sums.branches += Math.max(0, branches + 1 - BOUNDS.branches);
    sums.functionLines += Math.max(0, lines(node.start, node.end) - BOUNDS.functionLines);
    return 0;
  };
  count(program);
  const all = lines(0, source.length) - 1;
  if (all > BOUNDS.lines) sums.lines = all;
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum > 0));
}

function lineCounter(source: string): (start: number, end: number) => number {
  return (start, end) => source.slice(start, end).split("\n").length;
}

function isFunction({ type }: Node): boolean {
  return type === "FunctionDeclaration" || type === "FunctionExpression" || type === "ArrowFunctionExpression";
}

const BRANCHES = new Set<string>([
  "IfStatement",
  "ConditionalExpression",
  "LogicalExpression",
  "ForStatement",
  "ForInStatement",
  "ForOfStatement",
  "WhileStatement",
  "DoWhileStatement",
  "CatchClause",
]);

function isBranch(node: Node): boolean {
  return BRANCHES.has(node.type) || (node.type === "SwitchCase" && node.test !== null);
}

const WORD = /^[a-z'& -]+$/;

/** A row of words: an array of them, a text that is split or made a cue, the alternatives of a pattern or of one part of a row. */
function isWordList(node: Node): boolean {
  if (node.type === "ArrayExpression") return wordsAmong(node.elements) > BOUNDS.listedWords;
  if (node.type === "Literal" && "regex" in node) return node.regex.pattern.split("|").length > BOUNDS.listedWords;
  if (node.type !== "CallExpression") return false;
  const { callee } = node;
  if (callee.type === "Identifier" && /^(?:rows|\w+Rows)$/.test(callee.name))
    return node.arguments.some((given) => given.type === "Literal" && ALTERNATIVES.test(String(given.value)));
  const isSplit = callee.type === "MemberExpression" && "name" in callee.property && callee.property.name === "split";
  const taken = isSplit ? callee.object : callee.type === "Identifier" ? node.arguments[0] : undefined;
  if (taken?.type !== "Literal" || typeof taken.value !== "string") return false;
  return /^[a-z'&-]+(?: [a-z'&-]+)+$/.test(taken.value) && taken.value.split(" ").length > BOUNDS.listedWords;
}

const ALTERNATIVES = new RegExp(`(?:^| )[^ |]+(?:\\|[^ |]+){${BOUNDS.listedWords},}(?: |$)`);

function wordsAmong(elements: readonly (Node | null)[]): number {
  return elements.filter((each) => each?.type === "Literal" && typeof each.value === "string" && WORD.test(each.value))
    .length;
}
