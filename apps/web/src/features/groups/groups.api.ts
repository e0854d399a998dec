import { queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";

/** All groups with their seats; for admins. */
export const groupsQuery = queryOptions({
  queryKey: ["groups"] as const,
  queryFn: () => parseResponse(api.api.admin.groups.$get()),
});
