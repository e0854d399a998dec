import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { SaveGroup } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";

/** All groups with their seats; for admins. */
export const groupsQuery = queryOptions({
  queryKey: ["groups"] as const,
  queryFn: () => parseResponse(api.api.admin.groups.$get()),
});

export const saveGroupMutation = mutationOptions({
  mutationFn: (input: SaveGroup) => parseResponse(api.api.admin.groups.$post({ json: input })),
  onSuccess: (_group, _input, _result, { client }) => client.invalidateQueries({ queryKey: groupsQuery.queryKey }),
});

export const rosterQuery = (code: string) =>
  queryOptions({
    queryKey: [...groupsQuery.queryKey, "roster", code] as const,
    queryFn: () => parseResponse(api.api.admin.reports.roster.$get({ query: { code } })),
  });

/** A link as a picture for phones. The library comes with the first one. */
export const joiningQrQuery = (link: string) =>
  queryOptions({
    queryKey: ["qr", link] as const,
    queryFn: async () => {
      const { toString: draw } = await import("qrcode");
      const svg = await draw(link, { type: "svg", margin: 2 });
      return `data:image/svg+xml,${encodeURIComponent(svg)}`;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
