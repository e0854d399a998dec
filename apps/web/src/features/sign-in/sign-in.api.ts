import { mutationOptions } from "@tanstack/react-query";
import type { RequestPasswordReset, ResetPassword, SignIn } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";
import { welcome } from "../../nouns/account/welcome.ts";

export const signInMutation = mutationOptions({
  mutationFn: (input: SignIn) => parseResponse(api.api.session.$post({ json: input })),
  onSuccess: ({ me }, _input, _result, { client }) => welcome(client, me),
});

export const requestResetMutation = mutationOptions({
  mutationFn: (input: RequestPasswordReset) => api.api["password-resets"].$post({ json: input }),
});

export const resetPasswordMutation = mutationOptions({
  mutationFn: (input: ResetPassword) => api.api["password-resets"].confirm.$post({ json: input }),
});
