import { randomBytes } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join, normalize, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import type { Settings } from "../settings.ts";
import type { AppContext } from "./env.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { partsOfPage } from "./web-pages.ts";

const NONCE_PLACEHOLDER = "__CSP_NONCE__";
/** The one page that other sites may show inside theirs. */
const FRAMED = /^\/iframefeedback\/?$/i;
const NOT_BUILT =
  "The web app is not built yet. Run npm start in the repository, which builds it, and reload this page.\n";
/** A file that the build made of one of the engine's workers. */
const WORKER = /^\/assets\/[\w-]*worker-[\w-]*\.js$/;
/** What the build writes beside a file, best first. */
const ENCODINGS = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
] as const;

/** Answers a file of the web app, or its page for any address that a person opens; null when neither is asked for. */
export async function serveWeb(c: AppContext): Promise<Response | null> {
  const { path, method } = c.req;
  if ((method !== "GET" && method !== "HEAD") || /^\/(?:api|prod)(?:\/|$)/.test(path)) return null;
  const root = c.var.deps.settings.WEB_DIR;
  const file = fileOf(root, path);
  if (file === null) return null;
  if (file !== join(root, "index.html")) {
    const served = await serveFile(c, file);
    if (served) return served;
  }
  return wantsPage(c) ? servePage(c, root) : null;
}

/** The file that an address names, null when it tries to leave the folder or asks for a hidden one. */
function fileOf(root: string, path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    if (decoded.includes("\0") || decoded.split(/[/\\]/).some((part) => part.startsWith("."))) return null;
    const file = normalize(join(root, decoded));
    return file.startsWith(root + sep) || file === root || file === root + sep ? file : null;
  } catch {
    return null;
  }
}

/** Whether a person opens this address, rather than a program that misses a file. */
function wantsPage(c: AppContext): boolean {
  const accept = c.req.header("accept") ?? "*/*";
  if (/^\/assets\//.test(c.req.path)) return false;
  return accept.includes("text/html") || (accept.includes("*/*") && !/\.\w+$/.test(c.req.path));
}

async function serveFile(c: AppContext, file: string): Promise<Response | null> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return null;
  const etag = `W/"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`;
  c.header("cache-control", /^\/assets\//.test(c.req.path) ? "public, max-age=31536000, immutable" : "no-cache");
  c.header("etag", etag);
  c.header("vary", "Accept-Encoding");
  if (c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304);
  if (WORKER.test(c.req.path)) c.header("content-security-policy", contentSecurityPolicy({ isWorker: true }));
  c.header("content-type", getMimeType(file) ?? "application/octet-stream");
  const accepted = c.req.header("accept-encoding") ?? "";
  for (const { name, ending } of ENCODINGS) {
    if (!new RegExp(`\\b${name}\\b`).test(accepted)) continue;
    const bytes = await readFile(file + ending).catch(() => null);
    if (!bytes) continue;
    c.header("content-encoding", name);
    return c.body(bytes);
  }
  return c.body(await readFile(file));
}

/** What the installation lets its pages show of other sites. */
function shownIn({ VIDEO_HOSTS, WORKSHOP_SURVEY_URL, LESSON_VIDEOS, LESSON_QUIZZES }: Settings): string[] {
  const survey = WORKSHOP_SURVEY_URL ? [new URL(WORKSHOP_SURVEY_URL).origin] : [];
  // A video without a host is a file of this server.
  const lessons = [...Object.values(LESSON_VIDEOS), ...Object.values(LESSON_QUIZZES)]
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin);
  return [...new Set([...VIDEO_HOSTS.map((host) => `https://${host}`), ...survey, ...lessons])];
}

/**
 * The page, with a fresh nonce in it and in its policy. It has no ETag: a 304 would pair an old page with a new nonce.
 */
async function servePage(c: AppContext, root: string): Promise<Response> {
  const page = await readFile(join(root, "index.html"), "utf8").catch(() => null);
  if (page === null) return c.text(NOT_BUILT, 503);
  const nonce = randomBytes(16).toString("base64");
  const newsletterScriptUrl = c.var.deps.settings.NEWSLETTER_SCRIPT_URL;
  const frameOrigins = FRAMED.test(c.req.path) ? c.var.deps.settings.FRAME_ORIGINS : [];
  const shownOrigins = shownIn(c.var.deps.settings);
  const policy = contentSecurityPolicy({ nonce, newsletterScriptUrl, shownOrigins, frameOrigins });
  c.header("content-security-policy", policy);
  c.header("cache-control", "no-cache");
  const parts = await partsOfPage(root, c.req.path);
  const whole = page
    .replaceAll(NONCE_PLACEHOLDER, nonce)
    .replace("</head>", () => `${(parts ?? []).map(askedFor).join("")}</head>`);
  // Where it has no page it says so itself: the number is for programs, such as those that look for dead links.
  return c.html(whole, parts ? 200 : 404);
}

/** Has a file asked for along with the page, not only when the one that imports it has been read. */
const askedFor = (part: string): string =>
  part.endsWith(".css")
    ? `<link rel="preload" as="style" href="/${part}" crossorigin>`
    : `<link rel="modulepreload" href="/${part}" crossorigin>`;
