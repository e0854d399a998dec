/** Finds the conditions of a source, each with the value under which it decides nothing, and puts a probe around them. */
import { type Node, parseSync } from "oxc-parser";
import { childrenOf } from "./syntax-children.ts";

/**
 * or, and: one operand of a chain. nullish: one call of a chain of `??`. if: the test of an if.
 * then, else: the test of a `? :`, for the one branch and for the other.
 */
export type Role = "or" | "and" | "nullish" | "if" | "then" | "else";

export interface Condition {
  readonly id: number;
  readonly file: string;
  readonly role: Role;
  /** Of the expression that is probed. */
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly text: string;
}

/** Guards of the types and of the message's edges: they must stay though no message needs them. */
const GUARD = /\bundefined\b|\bnull\b|[=!]== -1\b|[<>]=? ?-?\d|\.length\b|\btypeof\b|\binstanceof\b/;

export function conditionsOf(file: string, source: string, firstId: number): Condition[] {
  const found: Condition[] = [];
  const add = (role: Role, { start, end }: Node) => {
    const line = source.slice(0, start).split("\n").length;
    found.push({ id: firstId + found.length, file, role, start, end, line, text: source.slice(start, end) });
  };
  const isGuard = (node: Node) => node.type !== "LogicalExpression" && GUARD.test(source.slice(node.start, node.end));
  const visit = (node: Node, parent: Node | undefined) => {
    if (node.type === "LogicalExpression" && !isWithin(parent, node.operator)) {
      const operands = operandsOf(node, node.operator);
      const role = node.operator === "||" ? "or" : node.operator === "&&" ? "and" : "nullish";
      for (const operand of operands) {
        if (role === "nullish" ? operand.type === "CallExpression" : !isGuard(operand)) add(role, operand);
      }
    }
    if (node.type === "ConditionalExpression" && !isGuard(node.test)) {
      add("then", node.test);
      add("else", node.test);
    }
    if (node.type === "IfStatement" && !holdsGuard(node.test, isGuard)) add("if", node.test);
    for (const child of childrenOf(node)) {
      // What keeps a loop going is no condition: without it the loop would not end.
      if (isLoop(node) && "test" in node && node.test === child) continue;
      visit(child, node);
    }
  };
  visit(parseSync(file, source).program, undefined);
  return found;
}

/** The source with `probe(id, …)` around each condition. */
export function probed(source: string, conditions: readonly Condition[]): string {
  const marks = conditions.flatMap(({ id, start, end }) => [
    { at: start, isEnd: false, size: end - start, text: `probe(${id},` },
    { at: end, isEnd: true, size: end - start, text: ")" },
  ]);
  marks.sort(
    (a, b) => a.at - b.at || Number(b.isEnd) - Number(a.isEnd) || (a.isEnd ? a.size - b.size : b.size - a.size),
  );
  let [text, last] = ["", 0];
  for (const mark of marks) {
    text += source.slice(last, mark.at) + mark.text;
    last = mark.at;
  }
  return text + source.slice(last);
}

function isWithin(parent: Node | undefined, operator: string): boolean {
  return parent?.type === "LogicalExpression" && parent.operator === operator;
}

export function operandsOf(node: Node, operator: string): Node[] {
  return node.type === "LogicalExpression" && node.operator === operator
    ? [...operandsOf(node.left, operator), ...operandsOf(node.right, operator)]
    : [node];
}

function holdsGuard(test: Node, isGuard: (node: Node) => boolean): boolean {
  if (test.type === "ParenthesizedExpression") return holdsGuard(test.expression, isGuard);
  if (test.type !== "LogicalExpression") return isGuard(test);
  return test.operator === "||" && operandsOf(test, "||").some(isGuard);
}

function isLoop({ type }: Node): boolean {
  return type === "ForStatement" || type === "WhileStatement" || type === "DoWhileStatement";
}
