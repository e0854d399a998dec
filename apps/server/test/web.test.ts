import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { APP_VERSION } from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import { expectError } from "./kit/visitor.ts";
import { World } from "./kit/world.ts";

const folder = mkdtempSync(join(tmpdir(), "wellput-web-"));
const dist = join(folder, "dist");
mkdirSync(join(dist, "assets"), { recursive: true });
mkdirSync(join(dist, ".git"));
const PAGE = '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"></head><div id="root"></div>';
const BUILD = {
  buildDate: "2026-01-02T03:04:05.000Z",
  parts: ["assets/home-1.js", "assets/home-2.css", "assets/log-3.js"],
  pages: { "/": [0, 1], "/challenges": [], "/mylogs/$id": [2, 1] },
};
const files = {
  "index.html": PAGE,
  "build.json": JSON.stringify(BUILD),
  "sw.js": "// service worker",
  "assets/app-abc123.js": "let app;",
  "assets/app-abc123.js.br": "brotli bytes",
  "assets/app-abc123.js.gz": "gzip bytes",
  "assets/danger-worker-abc_1-3.js": "let worker;",
  ".git/config": "secret",
  "../outside.txt": "secret",
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text);

const world = await World.open({ WEB_DIR: dist });
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});
const visitor = world.visitor();
const open = (path: string, accept = "text/html,*/*") => visitor.get(path, { headers: { accept } });

test("SHELL-06 /meta.json tells the date of the running build.", async () => {
  const response = await visitor.get("/meta.json");
  expect(response.headers.get("cache-control")).toBe("no-cache");
  expect(await response.json()).toEqual({ buildDate: "2026-01-02T03:04:05.000Z", version: "0.1.5" });
});

test("SHELL-11 the version is one constant, which starts at 0.1.5.", async () => {
  expect(APP_VERSION).toBe("0.1.5");
  expect(await (await visitor.get("/meta.json")).json()).toMatchObject({ version: APP_VERSION });
});

test("SHELL-09 any address that a person opens is the app, with 404 where it has no page.", async () => {
  const pages = ["/", "/challenges", "/Challenges/", "/mylogs/7", "/mylogs/7?x=1"];
  const none = ["/index.html", "/challenges/7", "/mylogs", "/mylogs/7/8", "/%7Bodd", "/a.b"];
  for (const path of [...pages, ...none]) {
    const response = await open(path);
    expect([path, response.status]).toEqual([path, pages.includes(path) ? 200 : 404]);
    expect(response.headers.get("content-type")).toBe("text/html; charset=UTF-8");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(await response.text()).toContain('<div id="root">');
  }
});

test("a page names the files that it needs, so that all are asked for at once.", async () => {
  const asked = async (path: string) =>
    [...(await (await open(path)).text()).matchAll(/<link rel="(\w+)"(?: as="style")? href="(.+?)" crossorigin>/g)].map(
      ([, how, file]) => `${how} ${file}`,
    );
  expect(await asked("/")).toEqual(["modulepreload /assets/home-1.js", "preload /assets/home-2.css"]);
  expect(await asked("/mylogs/7")).toEqual(["modulepreload /assets/log-3.js", "preload /assets/home-2.css"]);
  expect(await asked("/challenges")).toEqual([]);
  expect(await asked("/mylogs")).toEqual([]);
});

test("AUTH-16 each page has a nonce of its own, in it and in its policy.", async () => {
  const nonces = new Set<string>();
  for (let left = 3; left > 0; left--) {
    const response = await open("/");
    const nonce = /content="([^"]+)"/.exec(await response.text())?.[1] ?? "";
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(response.headers.get("content-security-policy")).toContain(
      `style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'`,
    );
    expect(response.headers.has("etag")).toBe(false);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});

test("hashed files are kept for ever, the others asked for again.", async () => {
  const asset = await open("/assets/app-abc123.js", "*/*");
  expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(asset.headers.get("content-type")).toMatch(/^text\/javascript/);
  expect(await asset.text()).toBe("let app;");
  const worker = await open("/sw.js", "*/*");
  expect(worker.headers.get("cache-control")).toBe("no-cache");
  const etag = worker.headers.get("etag") ?? "";
  const again = await visitor.get("/sw.js", { headers: { "if-none-match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("ENG-07 the engine's workers alone may reckon in WebAssembly.", async () => {
  const policyOf = async (path: string) => (await open(path)).headers.get("content-security-policy");
  expect(await policyOf("/assets/danger-worker-abc_1-3.js")).toContain("script-src 'self' 'wasm-unsafe-eval';");
  for (const path of ["/", "/checkmessage", "/assets/app-abc123.js", "/sw.js"])
    expect([path, await policyOf(path)]).toEqual([path, expect.stringMatching(/script-src 'self';/)]);
});

test("files come as the build compressed them.", async () => {
  const asset = (accepted: string) =>
    visitor.get("/assets/app-abc123.js", { headers: { "accept-encoding": accepted } });
  const [br, gz, plain] = [await asset("gzip, br"), await asset("gzip"), await asset("identity")];
  expect([br.headers.get("content-encoding"), await br.text()]).toEqual(["br", "brotli bytes"]);
  expect([gz.headers.get("content-encoding"), await gz.text()]).toEqual(["gzip", "gzip bytes"]);
  expect([plain.headers.get("content-encoding"), await plain.text()]).toEqual([null, "let app;"]);
});

test("SHELL-09 a missing file is an error, not the page.", async () => {
  for (const path of ["/assets/gone-abc.js", "/assets/", "/assets"]) {
    await expectError(await open(path, path === "/assets" ? "application/json" : "text/html"), 404, "ROUTE_NOT_FOUND");
  }
  await expectError(await open("/logo.png", "image/*,*/*"), 404, "ROUTE_NOT_FOUND");
  await expectError(await visitor.post("/challenges", {}), 404, "ROUTE_NOT_FOUND");
});

test("AUTH-16 no address leaves the folder or reaches a hidden file.", async () => {
  const paths = [
    "/..%2foutside.txt",
    "/%2e%2e%2foutside.txt",
    "/assets/..%2f..%2foutside.txt",
    "/.git/config",
    "/..%5coutside.txt",
    "/%00",
    "/%zz",
  ];
  for (const path of paths) {
    const response = await open(path);
    expect([path, (await response.clone().text()).includes("secret")]).toEqual([path, false]);
    await expectError(response, 404, "ROUTE_NOT_FOUND");
  }
});

test("without a build the server says what to do.", async () => {
  const bare = await World.open({ WEB_DIR: join(folder, "nowhere") });
  const response = await bare.visitor().get("/", { headers: { accept: "text/html" } });
  expect([response.status, response.headers.get("content-type")]).toEqual([503, "text/plain; charset=UTF-8"]);
  expect(await response.text()).toContain("npm start");
  expect(await (await bare.visitor().get("/meta.json")).json()).toMatchObject({ buildDate: expect.any(String) });
  await bare.close();
});
