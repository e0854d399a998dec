import { mutationOptions } from "@tanstack/react-query";
import type { ChangeEmail, ChangePassword, ConfirmEmail, EraseAccount } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";
import { sessionQuery } from "../../lib/session.ts";
import { welcome } from "../../nouns/account/welcome.ts";

export const leaveGroupMutation = mutationOptions({
  mutationFn: () => parseResponse(api.api.me.group.$delete()),
  onSuccess: (me, _input, _result, { client }) => welcome(client, me),
});

export const changeEmailMutation = mutationOptions({
  mutationFn: (input: ChangeEmail) => api.api.me.email.$put({ json: input }),
});

export const confirmEmailMutation = mutationOptions({
  mutationFn: (input: ConfirmEmail) => api.api["email-changes"].confirm.$post({ json: input }),
  onSuccess: (_done, _input, _result, { client }) => client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
});

export const takeBackExamplesMutation = mutationOptions({
  mutationFn: () => parseResponse(api.api.ratings.examples.$delete()),
});

export const changePasswordMutation = mutationOptions({
  mutationFn: (input: ChangePassword) => api.api.me.password.$put({ json: input }),
});

export const endOtherSessionsMutation = mutationOptions({
  mutationFn: () => parseResponse(api.api.me.sessions.$delete()),
});

export const eraseAccountMutation = mutationOptions({
  mutationFn: (input: EraseAccount) => api.api.me.$delete({ json: input }),
});
