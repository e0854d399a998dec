import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type InteractionResults, Provider } from "oidc-provider";

interface Claims {
  email?: string;
  email_verified?: boolean;
}

const TTL_SECONDS = 600;
const CLIENT = { client_id: "wellput", client_secret: "a secret between the two, long enough" };

/** A real OpenID Connect provider on a free port, with people whom it takes at their word. */
export class IdentityProvider {
  readonly people = new Map<string, Claims>();
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  /** Opens one for a client that comes back to `callback`. */
  static async open(callback: string): Promise<IdentityProvider> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const self = new IdentityProvider(server);
    const provider = new Provider(self.url, {
      clients: [
        { ...CLIENT, redirect_uris: [callback], grant_types: ["authorization_code"], response_types: ["code"] },
      ],
      claims: { openid: ["sub"], email: ["email", "email_verified"] },
      cookies: { keys: [randomUUID()] },
      features: { devInteractions: { enabled: false } },
      findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...self.people.get(sub) }) }),
      ttl: {
        AccessToken: TTL_SECONDS,
        Grant: TTL_SECONDS,
        IdToken: TTL_SECONDS,
        Interaction: TTL_SECONDS,
        Session: TTL_SECONDS,
      },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      // Whoever signs in agrees to everything.
      async loadExistingGrant({ oidc }) {
        const grant = new provider.Grant({ clientId: CLIENT.client_id, accountId: oidc.session?.accountId ?? "" });
        grant.addOIDCScope("openid email");
        await grant.save();
        return grant;
      },
    });
    const handle = provider.callback();
    server.on("request", (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? "/", self.url);
      if (!pathname.startsWith("/interaction/")) return handle(request, response);
      const finish = (result: InteractionResults) => provider.interactionFinished(request, response, result);
      if (searchParams.has("cancel")) return finish({ error: "access_denied" });
      const login = searchParams.get("login");
      if (login) return finish({ login: { accountId: login } });
      response.setHeader("content-type", "text/html");
      response.end(`<!doctype html><html lang="en"><title>The provider</title><link rel="icon" href="data:,"><main><h1>The provider</h1><form>
        <label>Name <input name="login"></label><button>Continue</button></form><a href="?cancel=1">Cancel</a></main></html>`);
    });
    return self;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The provider as SIGN_IN_PROVIDERS names it. */
  setting(id: string, label: string) {
    return { id, label, issuer: this.url, clientId: CLIENT.client_id, clientSecret: CLIENT.client_secret };
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
