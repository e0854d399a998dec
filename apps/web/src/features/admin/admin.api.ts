import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { ClaimAdmin, CreateRole } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";
import { sessionQuery } from "../../lib/session.ts";
import { welcome } from "../../nouns/account/welcome.ts";

export const adminKeys = { all: ["admin"] as const, admins: ["admin", "admins"] as const };

export const adminsQuery = queryOptions({
  queryKey: adminKeys.admins,
  queryFn: () => parseResponse(api.api.admin.admins.$get()),
});

interface ChangeAdmin {
  readonly change: "addAdminRole" | "removeAdminRole";
  readonly email: string;
}

export const changeAdminMutation = mutationOptions({
  mutationFn: ({ change, email }: ChangeAdmin) =>
    parseResponse(api.api.callable[change].$post({ json: { data: { email } } })),
  // Whoever removes themselves is no admin any more: the session is asked too.
  onSuccess: (_said, _input, _result, { client }) =>
    Promise.all([
      client.invalidateQueries({ queryKey: adminKeys.all }),
      client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    ]),
});

export const claimAdminMutation = mutationOptions({
  mutationFn: (input: ClaimAdmin) => parseResponse(api.api.me.admin.$post({ json: input })),
  onSuccess: (me, _input, _result, { client }) => welcome(client, me),
});

export const rolesQuery = queryOptions({
  queryKey: ["admin", "roles"] as const,
  queryFn: () => parseResponse(api.api.admin.roles.$get()),
});

export const giveRoleMutation = mutationOptions({
  mutationFn: (role: CreateRole) => parseResponse(api.api.admin.roles.$post({ json: role })),
  onSuccess: (_role, _input, _result, { client }) => client.invalidateQueries({ queryKey: rolesQuery.queryKey }),
});

export const takeRoleMutation = mutationOptions({
  mutationFn: (id: string) => api.api.admin.roles[":id"].$delete({ param: { id } }),
  onSettled: (_done, _error, _id, _result, { client }) => client.invalidateQueries({ queryKey: rolesQuery.queryKey }),
});
