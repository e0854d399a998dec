import * as z from "zod";
import { HttpUrl, jsonOr } from "./settings-shapes.ts";

/** One sign-in provider: OpenID Connect by its `issuer`, or plain OAuth 2 by its three addresses. */
const ProviderSetting = z
  .strictObject({
    id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, "must be a short name in small letters"),
    label: z.string().min(1).max(60),
    clientId: z.string().min(1),
    clientSecret: z.string().min(1),
    scope: z.string().default("openid email"),
    issuer: HttpUrl.optional(),
    authorizationUrl: HttpUrl.optional(),
    tokenUrl: HttpUrl.optional(),
    profileUrl: HttpUrl.optional(),
    /** For one that hands out confirmed addresses alone, without saying so. */
    emailsAreVerified: z.boolean().default(false),
  })
  .refine(
    ({ issuer, authorizationUrl, tokenUrl, profileUrl }) => issuer ?? (authorizationUrl && tokenUrl && profileUrl),
    {
      error: "needs an issuer, or authorizationUrl, tokenUrl and profileUrl",
    },
  );
export type Provider = z.infer<typeof ProviderSetting>;

/** The setting SIGN_IN_PROVIDERS: a JSON list. */
export const ProviderList = jsonOr("[]").pipe(z.array(ProviderSetting).max(10));

interface WellKnown {
  readonly GOOGLE_CLIENT?: string | undefined;
  readonly FACEBOOK_CLIENT?: string | undefined;
  readonly SIGN_IN_PROVIDERS: readonly Provider[];
}

/** Google and Facebook where their clients are set, then any other. */
export function allProviders({ GOOGLE_CLIENT, FACEBOOK_CLIENT, SIGN_IN_PROVIDERS }: WellKnown): Provider[] {
  const list: Provider[] = [];
  if (GOOGLE_CLIENT) {
    const google = { id: "google", label: "Google", issuer: "https://accounts.google.com", scope: "openid email" };
    list.push({ ...google, ...client(GOOGLE_CLIENT), emailsAreVerified: false });
  }
  if (FACEBOOK_CLIENT) {
    list.push({
      id: "facebook",
      label: "Facebook",
      ...client(FACEBOOK_CLIENT),
      scope: "email",
      authorizationUrl: "https://www.facebook.com/v23.0/dialog/oauth",
      tokenUrl: "https://graph.facebook.com/v23.0/oauth/access_token",
      profileUrl: "https://graph.facebook.com/v23.0/me?fields=id,email",
      // It leaves the field out when the address is not confirmed.
      emailsAreVerified: true,
    });
  }
  return [...list, ...SIGN_IN_PROVIDERS];
}

function client(pair: string): { clientId: string; clientSecret: string } {
  const split = pair.indexOf(":");
  return { clientId: pair.slice(0, split), clientSecret: pair.slice(split + 1) };
}
