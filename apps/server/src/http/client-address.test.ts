import { Hono } from "hono";
import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";
import type { Deps, HonoEnv } from "./env.ts";

async function addressSeen(proxies: number, forwarded: string | undefined, socket: string): Promise<string> {
  const app = new Hono<HonoEnv>().get("/", (c) => {
    c.set("deps", { settings: { TRUST_PROXY: proxies } } as Deps);
    return c.text(clientAddress(c));
  });
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  const incoming = { socket: { remoteAddress: socket } };
  // Of Node's request only the socket is asked for.
  return (await app.request("/", { headers }, { incoming } as unknown as HonoEnv["Bindings"])).text();
}

test("AUTH-16 without trusted proxies the socket's address counts, whatever a header says.", async () => {
  expect(await addressSeen(0, "9.9.9.9", "1.2.3.4")).toBe("1.2.3.4");
});

test("AUTH-16 behind proxies counts what the outermost trusted one wrote, not what the client made up.", async () => {
  expect(await addressSeen(1, "9.9.9.9, 5.6.7.8", "10.0.0.1")).toBe("5.6.7.8");
  expect(await addressSeen(2, "9.9.9.9, 5.6.7.8, 10.0.0.2", "10.0.0.1")).toBe("5.6.7.8");
  expect(await addressSeen(2, undefined, "10.0.0.1")).toBe("10.0.0.1");
});

test("AUTH-16 an IPv6 address counts by its network, a mapped IPv4 one as itself.", async () => {
  expect(await addressSeen(0, undefined, "2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2");
  expect(await addressSeen(0, undefined, "2001:db8::1")).toBe("2001:db8:0:0");
  expect(await addressSeen(0, undefined, "::ffff:1.2.3.4")).toBe("1.2.3.4");
});
