import sanitizeHtml from "sanitize-html";
import { isImagePath } from "./image-paths.ts";

const HEADINGS = ["h2", "h3", "h4"];
const BLOCKS = ["p", "br", "hr", "blockquote", "ul", "ol", "li", "pre", "table", "thead", "tbody", "tr", "th", "td"];
const WORDS = ["a", "strong", "b", "em", "i", "u", "s", "code", "sub", "sup", "mark", "span"];

/**
 * An author's HTML with what is on the list and nothing else: no script, style, form, frame, event or foreign picture.
 * Links leave the page without handing it over.
 */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...HEADINGS, ...BLOCKS, ...WORDS, "img"],
    allowedAttributes: {
      a: ["href", "rel"],
      th: ["colspan", "rowspan"],
      td: ["colspan", "rowspan"],
      ol: ["start"],
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
