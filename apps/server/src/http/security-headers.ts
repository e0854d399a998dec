import { createMiddleware } from "hono/factory";
import type { HonoEnv } from "./env.ts";

/** The page stands in no frame. */
const NOBODY = "'none'";
const HSTS_SECONDS = 365 * 24 * 60 * 60;

interface PolicyOptions {
  /** Of the page that the policy goes with. */
  readonly nonce?: string;
  /** The script that the installation chose to replace the newsletter form: the one stranger that is let in. */
  readonly newsletterScriptUrl?: string | undefined;
  /** Other sites that the page may show inside itself: films, a survey. */
  readonly shownOrigins?: readonly string[];
  /** Whether it is a worker's, in which the engine reckons with a small program in WebAssembly of its own. */
  readonly isWorker?: boolean;
  /** Other sites that may show the page inside theirs. */
  readonly frameOrigins?: readonly string[];
}

/**
 * The content security policy. Mantine adds <style> elements, which carry the nonce of the page, and style attributes,
 * which cannot carry one; scripts come from our own files alone, unless the installation set a newsletter script.
 */
export function contentSecurityPolicy({
  nonce,
  newsletterScriptUrl,
  shownOrigins = [],
  frameOrigins = [],
  isWorker = false,
}: PolicyOptions = {}): string {
  const self = newsletterScriptUrl ? `'self' ${new URL(newsletterScriptUrl).origin}` : "'self'";
  return [
    "default-src 'self'",
    `script-src ${self}${isWorker ? " 'wasm-unsafe-eval'" : ""}`,
    `style-src ${self}${nonce ? ` 'nonce-${nonce}'` : ""}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${self} data:`,
    "font-src 'self' data:",
    `connect-src ${self}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    `frame-src ${shownOrigins.join(" ") || NOBODY}`,
    `media-src 'self' ${shownOrigins.join(" ")}`.trimEnd(),
    `frame-ancestors ${frameOrigins.join(" ") || NOBODY}`,
    "base-uri 'none'",
    `form-action ${self}`,
  ].join("; ");
}

/** Headers of every answer; a page overrides the policy with one that carries its nonce. */
export const securityHeaders = createMiddleware<HonoEnv>(async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!headers.has("content-security-policy")) headers.set("content-security-policy", contentSecurityPolicy());
  headers.set("x-content-type-options", "nosniff");
  // It knows no list of origins: where some may, the policy alone says which.
  if (headers.get("content-security-policy")?.includes(`frame-ancestors ${NOBODY}`))
    headers.set("x-frame-options", "DENY");
  headers.set("referrer-policy", "strict-origin-when-cross-origin");
  headers.set("cross-origin-opener-policy", "same-origin");
  headers.set("cross-origin-resource-policy", "same-origin");
  headers.set("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()");
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  if (c.var.deps.publicUrl().startsWith("https:")) {
    headers.set("strict-transport-security", `max-age=${HSTS_SECONDS}`);
  }
});
