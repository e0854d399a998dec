import { infiniteQueryOptions } from "@tanstack/react-query";
import type { AuditFilter } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";

/** Which acts; what is absent is not asked about. */
export type AuditAsked = Partial<Record<keyof AuditFilter, string>>;

export const auditQuery = (asked: AuditAsked) =>
  infiniteQueryOptions({
    queryKey: ["admin", "audit", asked] as const,
    queryFn: ({ pageParam }) =>
      parseResponse(api.api.admin.audit.$get({ query: { ...asked, ...(pageParam && { cursor: pageParam }) } })),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });

/** Where they come as a file. */
export const auditFile = (asked: AuditAsked): string =>
  `/api/admin/audit/audit.csv${Object.keys(asked).length > 0 ? `?${new URLSearchParams(asked)}` : ""}`;
