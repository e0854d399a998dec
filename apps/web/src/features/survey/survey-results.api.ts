import { queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";

export const surveyResultsQuery = queryOptions({
  queryKey: ["admin", "survey"] as const,
  queryFn: () => parseResponse(api.api.admin.survey.$get()),
});
