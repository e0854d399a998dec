import type { AppContext } from "./env.ts";

/**
 * The address that a limit counts: of the socket, or what the nearest trusted proxy wrote. An IPv6 address counts by its
 * /64 network, because one household has a whole one.
 */
export function clientAddress(c: AppContext): string {
  const proxies = c.var.deps.settings.TRUST_PROXY;
  const forwarded = c.req.header("x-forwarded-for")?.split(",") ?? [];
  const written = proxies > 0 ? forwarded.at(-Math.min(proxies, forwarded.length))?.trim() : undefined;
  return network(written || c.env?.incoming?.socket.remoteAddress || "unknown");
}

function network(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!mapped.includes(":")) return mapped;
  const [head = "", tail = ""] = mapped.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros = mapped.includes("::") ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0") : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}
