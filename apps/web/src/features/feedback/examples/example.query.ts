import { queryOptions } from "@tanstack/react-query";
import { readSnapshot } from "../snapshot.ts";
import { readOnDevice } from "../typing/read-on-device.ts";

/** What our own program says of a text that is looked at, an example or what a guest wrote: read on this device, and sent nowhere. */
export const exampleQuery = (text: string) =>
  queryOptions({
    queryKey: ["example", text] as const,
    queryFn: async () => {
      const messageId = crypto.randomUUID();
      return readSnapshot(messageId, text, await readOnDevice({ messageId, text }));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
