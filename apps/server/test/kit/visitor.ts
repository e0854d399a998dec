import type { ErrorBody, ErrorCode } from "@wellput/contract";
import { expect } from "vitest";

/** What answers: the app itself, or a server that listens. */
interface Server {
  request(path: string, init: RequestInit): Response | Promise<Response>;
}

/** Somebody at a browser: keeps cookies and speaks HTTP with the app. */
export class Visitor {
  readonly #app: Server;
  readonly #cookies = new Map<string, string>();
  /** Sent with every request. */
  readonly headers: Record<string, string> = {};

  constructor(app: Server) {
    this.#app = app;
  }

  get = (path: string, init: RequestInit = {}) => this.request("GET", path, undefined, init);
  post = (path: string, body?: unknown, init: RequestInit = {}) => this.request("POST", path, body, init);
  put = (path: string, body?: unknown, init: RequestInit = {}) => this.request("PUT", path, body, init);
  patch = (path: string, body?: unknown, init: RequestInit = {}) => this.request("PATCH", path, body, init);
  delete = (path: string, init: RequestInit = {}) => this.request("DELETE", path, init.body ?? undefined, init);

  /** Sends a form to the analysis. */
  analyse(fields: Record<string, string>, init: RequestInit = {}): Promise<Response> {
    return this.request("PUT", "/prod/user_input", new URLSearchParams(fields), init);
  }

  async request(method: string, path: string, body: unknown, init: RequestInit): Promise<Response> {
    const headers = new Headers({ ...this.headers, ...(init.headers as Record<string, string>) });
    if (this.#cookies.size > 0)
      headers.set("cookie", [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const bytes = body instanceof Uint8Array ? new Uint8Array(body) : undefined;
    const raw = typeof body === "string" || body instanceof URLSearchParams || body instanceof FormData;
    const isJson = body !== undefined && !raw && !bytes;
    if (isJson) headers.set("content-type", "application/json");
    const sent = body === undefined ? {} : { body: bytes ?? (raw ? body : JSON.stringify(body)) };
    const response = await this.#app.request(path, { ...init, method, headers, ...sent });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) this.#cookies.set(name, value);
      else this.#cookies.delete(name);
    }
    return response;
  }

  /** A second browser with the same cookies, at the same server or at another door of it. */
  copy(app = this.#app): Visitor {
    const other = new Visitor(app);
    for (const [name, value] of this.#cookies) other.#cookies.set(name, value);
    return other;
  }
}

/** Expects the one error shape with this code, and returns its fields. */
export async function expectError(
  response: Response,
  status: number,
  code: ErrorCode,
): Promise<Record<string, string>> {
  const body = (await response.json()) as ErrorBody;
  expect(body.error).toMatchObject({
    code,
    message: expect.any(String),
    requestId: response.headers.get("x-request-id"),
  });
  expect(response.status).toBe(status);
  return body.error.fields ?? {};
}
