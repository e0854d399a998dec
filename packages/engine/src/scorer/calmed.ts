/** How loud somebody is tells no reader what they mean: an exclamation mark, and a row of them, is read as a full stop, beside a question mark as that. */
export const calmed = (norm: string): string => (/^[!?]*!/.test(norm) ? (norm.includes("?") ? "?" : ".") : norm);
