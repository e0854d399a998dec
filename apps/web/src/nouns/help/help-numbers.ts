import { queryOptions } from "@tanstack/react-query";
import type { HelpNumbers } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";
import { readStored, writeStored } from "../../lib/storage.ts";

const KEY = "helpNumbers";

/**
 * Where help is. Fetched when the app opens and kept on this device: that help is shown sends no request, so nobody who
 * reads a log can tell; and it is there without a network. Where nothing was ever fetched, the numbers that come along stand in.
 */
export const helpNumbersQuery = queryOptions({
  queryKey: ["help-numbers"] as const,
  queryFn: async (): Promise<HelpNumbers> => {
    try {
      const numbers = await parseResponse(api.api["help-numbers"].$get());
      writeStored(KEY, numbers);
      return numbers;
    } catch {
      return keptNumbers() ?? (await import("@wellput/content/help-numbers")).helpNumbers;
    }
  },
  placeholderData: () => keptNumbers() ?? undefined,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
});

function keptNumbers(): HelpNumbers | null {
  const kept = readStored(KEY) as HelpNumbers | null;
  return kept?.countries && kept.international ? kept : null;
}
