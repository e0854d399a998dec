import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchProtectedResource,
  fetchUserInfo,
  skipSubjectCheck,
} from "openid-client";
import * as z from "zod";
import type { Provider } from "../settings-providers.ts";

/** What a provider says about somebody. */
export interface ProviderProfile {
  /** Who it is there; never changes. */
  readonly subject: string;
  readonly email: string | null;
  /** Whether the provider vouches that the address is theirs. */
  readonly isEmailVerified: boolean;
}

/** What one sign-in must bring back unchanged. */
export interface ProviderFlow {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface Providers {
  readonly list: readonly { readonly id: string; readonly label: string }[];
  has(id: string): boolean;
  /** Where the browser goes to sign in. @throws when the provider cannot be reached. */
  startUrl(id: string, redirectUri: string, flow: ProviderFlow): Promise<URL>;
  /** Who came back to `callbackUrl`. @throws when the provider, or whoever claims to be it, does not answer as it should. */
  readProfile(id: string, callbackUrl: URL, flow: ProviderFlow): Promise<ProviderProfile>;
}

const TIMEOUT_SECONDS = 10;

const Claims = z.object({
  sub: z.string().min(1).optional(),
  id: z.union([z.string().min(1), z.number()]).optional(),
  email: z.email().max(254).nullish().catch(null),
  email_verified: z.union([z.boolean(), z.string()]).optional(),
});

/** The sign-in providers of this installation: OpenID Connect by discovery, or OAuth 2 by three addresses. */
export function createProviders(providers: readonly Provider[]): Providers {
  const known = new Map(providers.map((provider) => [provider.id, provider]));
  const configurations = new Map<string, Promise<Configuration>>();

  const open = (id: string): { provider: Provider; configuration: Promise<Configuration> } => {
    const provider = known.get(id);
    if (!provider) throw new Error(`no provider ${id}`);
    const configuration = configurations.get(id) ?? configure(provider);
    configurations.set(id, configuration);
    // A provider that could not be reached is asked again next time.
    configuration.catch(() => configurations.delete(id));
    return { provider, configuration };
  };
  return {
    list: providers.map(({ id, label }) => ({ id, label })),
    has: (id) => known.has(id),
    async startUrl(id, redirectUri, { state, nonce, verifier }) {
      const { provider, configuration } = open(id);
      return buildAuthorizationUrl(await configuration, {
        redirect_uri: redirectUri,
        scope: provider.scope,
        state,
        ...(provider.issuer && { nonce }),
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      });
    },
    async readProfile(id, callbackUrl, { state, nonce, verifier }) {
      const { provider, configuration } = open(id);
      const config = await configuration;
      const isOpenId = provider.issuer !== undefined;
      const checks = { expectedState: state, pkceCodeVerifier: verifier };
      const tokens = await authorizationCodeGrant(config, callbackUrl, {
        ...checks,
        ...(isOpenId && { expectedNonce: nonce, idTokenExpected: true }),
      });
      const claims = isOpenId
        ? {
            ...tokens.claims(),
            ...(await fetchUserInfo(config, tokens.access_token, tokens.claims()?.sub ?? skipSubjectCheck)),
          }
        : await (
            await fetchProtectedResource(config, tokens.access_token, new URL(provider.profileUrl ?? ""), "GET")
          ).json();
      return toProfile(Claims.parse(claims), provider);
    },
  };
}

function configure(provider: Provider): Promise<Configuration> {
  const { issuer, clientId, clientSecret, authorizationUrl, tokenUrl } = provider;
  const home = new URL(issuer ?? authorizationUrl ?? "");
  // Only a provider on this very machine, as in a trial, may do without TLS.
  const execute = /^(localhost|127\.0\.0\.1)$/.test(home.hostname) ? [allowInsecureRequests] : [];
  if (issuer) return discovery(home, clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_SECONDS });
  const server = { issuer: home.origin, authorization_endpoint: home.href, token_endpoint: tokenUrl ?? "" };
  const configuration = new Configuration(server, clientId, clientSecret);
  for (const change of execute) change(configuration);
  configuration.timeout = TIMEOUT_SECONDS;
  return Promise.resolve(configuration);
}

function toProfile({ sub, id, email, email_verified }: z.infer<typeof Claims>, provider: Provider): ProviderProfile {
  const subject = sub ?? id;
  if (subject === undefined) throw new Error("the provider did not say who it is");
  const isEmailVerified = provider.emailsAreVerified || email_verified === true || email_verified === "true";
  return { subject: `${subject}`, email: email?.toLowerCase() ?? null, isEmailVerified };
}
