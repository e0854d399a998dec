import { Extension, Mark, Node } from "@tiptap/core";

/** What an article may have that the editor has no button for: it stays as it is while the rest is edited. */
const word = (name: string, tag: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const cell = (name: string, tag: string) =>
  Node.create({
    name,
    content: "block+",
    isolating: true,
    addAttributes: () => ({ colspan: { default: null }, rowspan: { default: null } }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const row = Node.create({
  name: "tableRow",
  content: "(tableCell | tableHeader)+",
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: () => ["tr", 0],
});

const table = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  parseHTML: () => [{ tag: "table" }],
  renderHTML: () => ["table", ["tbody", 0]],
});

/** A picture that was kept here; pictures from elsewhere are left where they are. */
const picture = Node.create({
  name: "picture",
  group: "block",
  draggable: true,
  addAttributes: () => ({
    src: { default: "" },
    alt: { default: "" },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src^="/api/article-images/"]' }],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
});

/** What is written from right to left, as Arabic, goes on to be. */
const direction = Extension.create({
  name: "direction",
  addGlobalAttributes: () => [
    {
      types: ["paragraph", "heading", "blockquote", "bulletList", "orderedList", "listItem"],
      attributes: { dir: { default: null } },
    },
  ],
});

export const KEPT_PARTS = [
  direction,
  picture,
  word("highlight", "mark"),
  word("subscript", "sub"),
  word("superscript", "sup"),
  table,
  row,
  cell("tableHeader", "th"),
  cell("tableCell", "td"),
];
