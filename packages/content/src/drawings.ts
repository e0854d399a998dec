import { codeDrawings } from "./drawings/code-drawings.ts";
import { DRAWING_HEIGHT, DRAWING_WIDTH, type Drawing } from "./drawings/drawing.ts";
import { strengthDrawings } from "./drawings/strength-drawings.ts";

export { DRAWING_HEIGHT, DRAWING_WIDTH, type Drawing } from "./drawings/drawing.ts";

/** A drawing for every code and strength, by the name under which an answer lists it: "no-bias.svg". */
export const drawings: ReadonlyMap<string, Drawing> = new Map(
  Object.entries({ ...codeDrawings, ...strengthDrawings }).map(([code, drawing]) => [drawingName(code), drawing]),
);

export function drawingName(code: string): string {
  return `${code.toLowerCase().replaceAll("_", "-")}.svg`;
}

/** Follows the system's light or dark; inside a page the page's own colours are used instead. */
const STYLE =
  "svg{color:#17675f;--soft:#d5e9e5}@media(prefers-color-scheme:dark){svg{color:#7dbeb3;--soft:#1f3a36}}" +
  ".soft{fill:var(--soft)}.lines{fill:none;stroke:currentColor;stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}";

/** A drawing as an SVG file of its own. */
export function drawingFile({ alt, soft, lines }: Drawing): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${DRAWING_WIDTH} ${DRAWING_HEIGHT}" role="img">` +
    `<title>${alt}</title><style>${STYLE}</style><path class="soft" d="${soft}"/><path class="lines" d="${lines}"/></svg>`
  );
}
