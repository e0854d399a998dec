import sanitizeHtml from "sanitize-html";

const HEADINGS = ["h2", "h3", "h4"];
const BLOCKS = ["p", "br", "hr", "blockquote", "ul", "ol", "li", "pre", "table", "thead", "tbody", "tr", "th", "td"];
const WORDS = ["a", "strong", "b", "em", "i", "u", "s", "code", "sub", "sup", "mark", "span"];

/**
 * An author's HTML with what is on the list and nothing else: no script, style, form, frame, event or foreign picture.
 * Links leave the page without handing it over.
 */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...HEADINGS, ...BLOCKS, ...WORDS],
    allowedAttributes: { a: ["href", "rel"], th: ["colspan", "rowspan"], td: ["colspan", "rowspan"], ol: ["start"] },
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
