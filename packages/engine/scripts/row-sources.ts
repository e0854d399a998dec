/** Reads rows with the sentences in the comments behind them: `"give <name> {gift}", // = Give Anita the keys. ≠ Give me time.` */
import { type CallExpression, type Node, parseSync } from "oxc-parser";
import { childrenOf } from "./syntax-children.ts";

export interface RowSource {
  readonly file: string;
  /** All rows of the call, and the number of this one among them. */
  readonly texts: readonly string[];
  readonly row: number;
  /** The sentences that it must take, and those that it must leave. */
  readonly taken: readonly string[];
  readonly left: readonly string[];
}

export function rowSourcesIn(file: string, source: string): RowSource[] {
  if (!/Rows?\(|rows\(/.test(source)) return [];
  const { program, comments } = parseSync(file, source);
  return callsIn(program).flatMap((call) => {
    const literals = call.arguments.filter((given) => given.type === "Literal");
    const texts = literals.map(({ value }) => String(value));
    return literals.map(({ end }, row) => {
      const next = literals[row + 1]?.start ?? call.end;
      const said = comments.filter((comment) => comment.start >= end && comment.end <= next).map(({ value }) => value);
      return { file, texts, row, ...sentencesOf(said.join(" ")) };
    });
  });
}

/** The calls by which rows are made: "rows", "orderRows". */
function callsIn(node: Node): CallExpression[] {
  const found = childrenOf(node).flatMap(callsIn);
  if (node.type !== "CallExpression" || node.callee.type !== "Identifier") return found;
  const isMade = /^(?:rows|\w+Rows)$/.test(node.callee.name);
  return isMade && node.arguments.some(({ type }) => type === "Literal") ? [...found, node] : found;
}

function sentencesOf(comment: string): Pick<RowSource, "taken" | "left"> {
  const parts = comment.split(/\s*([=≠])\s+/);
  const after = (sign: string) => parts.flatMap((part, at) => (parts[at - 1] === sign ? [part.trim()] : []));
  return { taken: after("="), left: after("≠") };
}
