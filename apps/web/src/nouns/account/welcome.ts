import type { QueryClient } from "@tanstack/react-query";
import type { Me } from "@wellput/contract";
import { rememberMe } from "../../lib/session.ts";

/** Another person may see other rows: what is cached is asked for again. */
export function welcome(client: QueryClient, me: Me | null): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" && queryKey[0] !== "site" });
  rememberMe(client, me);
}
