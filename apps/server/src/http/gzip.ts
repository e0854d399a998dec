/** Below this many bytes compressing costs more than it saves. */
export const GZIP_MIN_BYTES = 1024;
/** Up to this many bytes it is done in a moment, and costs half as much as handing it to another thread. */
export const GZIP_AT_ONCE_MAX_BYTES = 64 * 1024;
export const GZIP_LEVEL = 3;

/** Whether an Accept-Encoding header takes gzip. */
export function acceptsGzip(header: string | undefined): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(header ?? "");
}
