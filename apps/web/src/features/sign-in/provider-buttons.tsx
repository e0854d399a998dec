import { Button, Divider, Stack } from "@mantine/core";
import "@mantine/core/styles/Divider.css";
import { useQuery } from "@tanstack/react-query";
import { asApiError } from "../../lib/api-error.ts";
import { errorTexts } from "../../lib/error-texts.ts";
import { siteQuery } from "../../lib/site.ts";

/** How long a note can be read before the page goes to the provider. */
const READING_MS = 2500;

const startOf = (id: string, next: string | undefined) =>
  `/api/session/providers/${encodeURIComponent(id)}${next ? `?${new URLSearchParams({ next })}` : ""}`;

/** One button for each provider that the installation set; none at all when it set none. */
export function ProviderButtons({ next }: { readonly next: string | undefined }) {
  const providers = useQuery(siteQuery).data?.providers ?? [];
  if (providers.length === 0) return null;
  return (
    <Stack mt="lg">
      <Divider label="or" />
      {providers.map(({ id, label }) => (
        <Button key={id} component="a" variant="default" href={startOf(id, next)}>
          Sign in with {label}
        </Button>
      ))}
    </Stack>
  );
}

/** The provider by which an account signs in, when the server refused a password because of that. */
export function providerNamedBy(error: unknown): string | undefined {
  const { code, fields } = asApiError(error);
  return code === "PROVIDER_ACCOUNT" ? fields.provider : undefined;
}

/** Goes to a provider's sign-in, once the note about it has been read. */
export function openProvider(id: string | undefined, next: string | undefined): void {
  if (id !== undefined) setTimeout(() => location.assign(startOf(id, next)), READING_MS);
}

/** Words for a problem that came back from a provider; an address with anything else in it says nothing. */
export function providerProblem(problem: string | undefined): string | null {
  const known = new Map<string, string>(Object.entries(errorTexts));
  return (problem !== undefined && known.get(problem)) || null;
}
