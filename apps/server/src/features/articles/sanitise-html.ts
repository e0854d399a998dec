import sanitizeHtml from "sanitize-html";
import { isImagePath } from "./image-paths.ts";

const HEADINGS = ["h2", "h3", "h4"];
const BLOCKS = ["p", "br", "hr", "blockquote", "ul", "ol", "li", "pre", "table", "thead", "tbody", "tr", "th", "td"];
const WORDS = ["a", "strong", "b", "em", "i", "u", "s", "code", "sub", "sup", "mark", "span"];
/** Of what is written from right to left. */
const DIRECTION = { name: "dir", multiple: false, values: ["auto", "ltr", "rtl"] };

/**
 * An author's HTML with what is on the list and nothing else: no script, style, form, frame, event or foreign picture.
 * Links leave the page without handing it over.
 */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...HEADINGS, ...BLOCKS, ...WORDS, "img"],
    allowedAttributes: {
      ...Object.fromEntries([...HEADINGS, ...BLOCKS].map((tag) => [tag, [DIRECTION]])),
      a: ["href", "rel"],
      th: ["colspan", "rowspan", DIRECTION],
      td: ["colspan", "rowspan", DIRECTION],
      ol: ["start", DIRECTION],
      img: ["src", "alt", "width", "height"],
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isImagePath(attribs.src),
    allowedSchemes: ["https", "http", "mailto"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    nestingLimit: 50,
    transformTags: {
      h1: "h2",
      a: (_tag, { href }) => ({
        tagName: "a",
        attribs: { ...(href && { href }), rel: "noopener noreferrer nofollow" },
      }),
    },
  });
}
