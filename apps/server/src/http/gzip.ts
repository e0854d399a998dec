/** Below this many bytes compressing costs more than it saves. */
export const GZIP_MIN_BYTES = 1024;
export const GZIP_LEVEL = 5;

/** Whether an Accept-Encoding header takes gzip. */
export function acceptsGzip(header: string | undefined): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(header ?? "");
}
