import { randomUUID } from "node:crypto";
import { ANALYSIS_MAX_CHARS, type Site } from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import { expectError } from "./kit/visitor.ts";
import { World } from "./kit/world.ts";

const world = await World.open({
  LINKS: { Articles: "https://example.org/articles" },
  POSTAL_ADDRESS: "1 High Street",
});
afterAll(() => world.close());

const visitor = world.visitor();

test("SHELL-03 the site's contact, links and providers come from the settings.", async () => {
  expect(await (await visitor.get("/api/site")).json()).toEqual({
    contactEmail: "",
    postalAddress: "1 High Street",
    newsletterScriptUrl: null,
    languageModel: false,
    links: { Articles: "https://example.org/articles" },
    videoHosts: [],
    films: [],
    workshopSurveyUrl: null,
    knowledgeBank: [],
    providers: [],
  } satisfies Site);
});

test("who watches the server learns whether it is up and reaches its database.", async () => {
  for (const path of ["/healthz", "/readyz"]) expect(await (await visitor.get(path)).json()).toEqual({ status: "ok" });
});

test("SHELL-09 an unknown address and an unknown method are clear errors.", async () => {
  for (const path of ["/api/nothing", "/prod/nothing", "/api", "/prod/"]) {
    await expectError(await visitor.get(path), 404, "ROUTE_NOT_FOUND");
  }
  const wrong = await visitor.put("/api/session", {});
  expect(wrong.headers.get("allow")?.split(", ").sort()).toEqual(["DELETE", "GET", "HEAD", "POST"]);
  await expectError(wrong, 405, "METHOD_NOT_ALLOWED");
});

test("AUTH-16 a page of another site cannot write with a visitor's cookies.", async () => {
  const { browser } = await world.member();
  const from = (headers: Record<string, string>) => browser.delete("/api/session", { headers });
  for (const origin of ["https://evil.example", "null", "http://localhost.evil.example", "http://localhost:1"]) {
    await expectError(await from({ origin }), 403, "FOREIGN_ORIGIN");
  }
  await expectError(await from({ "sec-fetch-site": "cross-site" }), 403, "FOREIGN_ORIGIN");
  expect((await browser.get("/api/session", { headers: { origin: "https://evil.example" } })).status).toBe(200);
  expect((await from({ origin: "http://localhost", "sec-fetch-site": "same-origin" })).status).toBe(204);
});

test("RELY-05 where PUBLIC_URL is set only its name, allowed ones and this machine are answered; watchers ask by any.", async () => {
  const own = await World.open({ PUBLIC_URL: "https://wellput.example", ALLOWED_HOSTS: ["inside.example"] });
  const ask = (host: string, path: string) => own.app.request(`http://${host}${path}`);
  const known = [
    "wellput.example",
    "wellput.example:8443",
    "inside.example",
    "localhost:3000",
    "127.0.0.1:3000",
    "[::1]:3000",
  ];
  for (const host of known) expect([host, (await ask(host, "/api/session")).status]).toEqual([host, 200]);
  for (const host of ["evil.example", "wellput.example.evil.example", "10.0.0.5", "x.wellput.example"]) {
    for (const path of ["/", "/api/session", "/meta.json"])
      await expectError(await ask(host, path), 421, "UNKNOWN_HOST");
    for (const path of ["/healthz", "/readyz"]) expect((await ask(host, path)).status).toBe(200);
  }
  expect((await world.app.request("http://evil.example/api/session")).status).toBe(200);
  await own.close();
});

test("AUTH-16 every answer carries the security headers, and errors no less.", async () => {
  for (const path of ["/healthz", "/api/nothing", "/api/session"]) {
    const { headers } = await visitor.get(path);
    expect(headers.get("content-security-policy")).toMatch(
      /default-src 'self'; script-src 'self'; .*frame-ancestors 'none'/,
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.has("strict-transport-security")).toBe(false);
    expect(headers.has("x-powered-by")).toBe(false);
  }
});

test("ENG-06 bodies that are too large are refused, announced or not.", async () => {
  const large = JSON.stringify({ email: "x".repeat(300_000) });
  await expectError(await visitor.post("/api/newsletter", large), 413, "BODY_TOO_LARGE");
  const announced = { headers: { "content-length": "300000" } };
  await expectError(await visitor.post("/api/newsletter", "{}", announced), 413, "BODY_TOO_LARGE");
  // Each limit says which it is. A form writes one of these letters as nine bytes, and still it is their number that counts.
  const huge = await visitor.analyse({ data: "x".repeat(5_000_000) });
  expect(await expectError(huge, 413, "BODY_TOO_LARGE")).toEqual({ body: "At most 2,097,152 bytes as it is sent." });
  const data = "At most 100,000 characters, counted in UTF-16 code units.";
  for (const letter of ["x", "訳"]) {
    const long = await visitor.analyse({ data: letter.repeat(ANALYSIS_MAX_CHARS + 1), old_m: letter.repeat(20_000) });
    expect(await expectError(long, 413, "BODY_TOO_LARGE")).toEqual({ data });
  }
});

test("ENG-06 bodies that cannot be read are refused.", async () => {
  for (const body of ["", "{", "nonsense"]) {
    await expectError(await visitor.post("/api/newsletter", body), 400, "MALFORMED_BODY");
  }
  const latin = { method: "POST", body: new Uint8Array([0x22, 0xe9, 0x22]) };
  await expectError(await world.app.request("/api/newsletter", latin), 400, "MALFORMED_BODY");
  for (const body of ["[]", "null", "1", '{"__proto__":{"email":"a@b.co"}}']) {
    await expectError(await visitor.post("/api/newsletter", body), 422, "INVALID_INPUT");
  }
});

test("a request keeps a sane id of its caller's, and gets another for an odd one.", async () => {
  const idFor = async (id: string) =>
    (await visitor.get("/healthz", { headers: { "x-request-id": id } })).headers.get("x-request-id");
  expect(await idFor("trace-42")).toBe("trace-42");
  for (const odd of ["x".repeat(100), "a b", "<script>"]) expect(await idFor(odd)).toMatch(/^[\da-f-]{36}$/);
});

test("AUTH-16 the log has a line a request, and neither addresses' parameters nor bodies.", async () => {
  const { browser, id } = await world.member();
  const sent = { headers: { "x-request-id": "find-me" } };
  await browser.put("/prod/user_input?prompt=my+secret", new URLSearchParams({ data: "very private words" }), sent);
  const line = world.logLines.find(({ requestId, msg }) => requestId === "find-me" && msg === "request");
  expect(line).toMatchObject({
    method: "PUT",
    path: "/prod/user_input",
    status: 200,
    person: id,
    ms: expect.any(Number),
  });
  expect(JSON.stringify(world.logLines)).not.toMatch(/private words|my.secret/);
});

test("JSON from a kilobyte on is compressed for who accepts it.", async () => {
  const challenges = (accepted: string) => visitor.get("/api/challenges", { headers: { "accept-encoding": accepted } });
  const packed = await challenges("br, gzip");
  expect(packed.headers.get("content-encoding")).toBe("gzip");
  expect(packed.headers.get("vary")).toContain("Accept-Encoding");
  const stream = packed.body?.pipeThrough(new DecompressionStream("gzip"));
  expect(await new Response(stream).json()).toEqual(await (await challenges("identity")).json());
  expect((await challenges("gzip;q=0")).headers.has("content-encoding")).toBe(false);
  const small = await visitor.get("/api/session", { headers: { "accept-encoding": "gzip" } });
  expect(small.headers.has("content-encoding")).toBe(false);
  expect(await small.json()).toEqual({ me: null });
});

test("what nobody expected is one clear error, and its details are in the log alone.", async () => {
  const broken = await World.open();
  const { browser } = await broken.member();
  await broken.db.execute("drop table logs");
  const log = { id: randomUUID(), title: "very private words" };
  const response = await browser.post("/api/logs", log);
  const text = await response.clone().text();
  await expectError(response, 500, "INTERNAL");
  expect(text).not.toMatch(/insert|relation/i);
  const line = broken.logLines.find(({ msg }) => msg === "a request failed unexpectedly");
  expect(line).toMatchObject({ err: { message: expect.stringContaining("Failed query: "), cause: { code: "42P01" } } });
  expect(JSON.stringify(broken.logLines)).not.toMatch(/private words/);
  await broken.close();
});

test("a server that stops says so.", async () => {
  const other = await World.open();
  other.stop();
  await expectError(await other.visitor().get("/healthz"), 503, "SHUTTING_DOWN");
  await other.close();
});
