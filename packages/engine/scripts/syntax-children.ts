import { type Node, visitorKeys } from "oxc-parser";

/** The nodes right within a node of a syntax tree, in the order in which they are read. */
export function childrenOf(node: Node): Node[] {
  // Which keys a node has depends on its type, as the parser's own table tells.
  const held = node as unknown as Record<string, Node | Node[] | null>;
  return (visitorKeys[node.type] ?? []).flatMap((key) => held[key] ?? []).filter((child) => child !== null);
}
