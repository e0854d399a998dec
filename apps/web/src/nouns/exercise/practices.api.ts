import { queryOptions } from "@tanstack/react-query";
import { PAGE_SIZE_MAX } from "@wellput/contract/limits";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";
import { everyPage } from "../../lib/every-page.ts";

const asked = (cursor: string | undefined) => ({ query: { limit: `${PAGE_SIZE_MAX}`, ...(cursor && { cursor }) } });

/** Every practice scenario and every situation that one can open, to choose from: the newest of each first. */
export const practicesQuery = queryOptions({
  queryKey: ["practices"] as const,
  queryFn: async () => {
    const [challenges, scenarios] = await Promise.all([
      everyPage((cursor) => parseResponse(api.api.challenges.$get(asked(cursor)))),
      everyPage((cursor) => parseResponse(api.api.scenarios.$get(asked(cursor)))),
    ]);
    return { challenges, scenarios };
  },
});
