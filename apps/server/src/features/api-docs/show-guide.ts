import { html } from "hono/html";

/** The guide as HTML, by the few marks that it is written with: headings, blocks of code, lists, tables, `code` and **strong**. */
export const showGuide = (guide: string) =>
  guide.split(/```(\w*)\n([\s\S]*?)```/).map((part, at) => [showText, skip, showCode][at % 3]?.(part));

const skip = () => "";

/** A reader of the screen comes to it by the keyboard, because it may be wider than the page. */
const showCode = (code: string) => html`<pre tabindex="0" aria-label="Example">${code.trimEnd()}</pre>`;

function showText(text: string) {
  return text
    .trim()
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((block) => {
      if (block.startsWith("## ")) return html`<h2>${block.slice(3)}</h2>`;
      if (block.startsWith("- "))
        return html`<ul>${block
          .split(/^- /m)
          .slice(1)
          .map((item) => html`<li>${inline(item)}</li>`)}</ul>`;
      return block.startsWith("|") ? showTable(block) : html`<p>${inline(block)}</p>`;
    });
}

function showTable(block: string) {
  const rows = block.split("\n").filter((row) => !row.startsWith("|--"));
  const [head = [], ...body] = rows.map((row) => row.split("|").slice(1, -1));
  return html`<table><thead><tr>${head.map((cell) => html`<th scope="col">${inline(cell)}</th>`)}</tr></thead>
<tbody>${body.map((row) => html`<tr>${row.map((cell) => html`<td>${inline(cell)}</td>`)}</tr>`)}</tbody></table>`;
}

/** Code and strong words within a line. */
export const inline = (line: string) =>
  line
    .trim()
    .split(/`([^`]+)`/)
    .map((part, at) => (at % 2 ? html`<code>${part}</code>` : strong(part)));
const strong = (line: string) =>
  line.split(/\*\*([^*]+)\*\*/).map((part, at) => (at % 2 ? html`<strong>${part}</strong>` : part));
