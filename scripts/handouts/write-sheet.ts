import type { Handout, HandoutSection } from "@wellput/content/handouts";

const FOOTER = "Wellput: say the difficult thing well";

/** A handout as the page that is printed: plain HTML, whose headings and lists become the tags of the PDF. */
export function writeSheet({ title, lead, pages }: Handout, style: string): string {
  const sheets = pages.map(
    (sections, at) => `<div class="page">
${at === 0 ? `<header><h1>${escaped(title)}</h1><p>${escaped(lead)}</p></header>` : ""}
<div class="sections">${sections.map((section, at) => writeSection(section, isHalf(sections, at))).join("\n")}</div>
<footer><span>${FOOTER}</span><span>${escaped(title)}, page ${at + 1} of ${pages.length}</span></footer>
</div>`,
  );
  const head = `<meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style>`;
  return `<!doctype html><html lang="en"><head>${head}</head><body><main>${sheets.join("\n")}</main></body></html>`;
}

/** A short list stands beside another one. */
function isHalf(sections: readonly HandoutSection[], at: number): boolean {
  return isList(sections[at]) && (isList(sections[at - 1]) || isList(sections[at + 1]));
}

const isList = (section: HandoutSection | undefined) => section?.list !== undefined && !section.text && !section.pairs;

function writeSection({ heading, text, list, pairs }: HandoutSection, half: boolean): string {
  return `<section${half ? ' class="half"' : ""}><h2>${escaped(heading)}</h2>
${text ? `<p>${escaped(text)}</p>` : ""}
${list ? `<ul>${list.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>` : ""}
${(pairs ?? [])
  .map(
    ({ before, after }) =>
      `<div class="pair"><p><span>Instead of</span> ${escaped(before)}</p><p><span>You could say</span> ${escaped(after)}</p></div>`,
  )
  .join("")}
</section>`;
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
