import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type {
  ChangeEmail,
  ChangePassword,
  ClaimAdmin,
  ConfirmEmail,
  EraseAccount,
  JoinGroup,
  RequestPasswordReset,
  ResetPassword,
  SetUsername,
  SignIn,
  SignUp,
} from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";
import { rememberMe, sessionQuery } from "../../lib/session.ts";

/** Another person may see other rows: what is cached is asked for again. */
function welcome(client: QueryClient, me: Parameters<typeof rememberMe>[1]): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" && queryKey[0] !== "site" });
  rememberMe(client, me);
}

export const signInMutation = mutationOptions({
  mutationFn: (input: SignIn) => parseResponse(api.api.session.$post({ json: input })),
  onSuccess: ({ me }, _input, _result, { client }) => welcome(client, me),
});

export const signUpMutation = mutationOptions({
  mutationFn: (input: SignUp) => parseResponse(api.api.accounts.$post({ json: input })),
  onSuccess: ({ me }, _input, _result, { client }) => welcome(client, me),
});

interface CodeRequest {
  readonly id: string;
  readonly email: string;
  readonly reason: string;
}

/** A letter to the admins, as general feedback is one. */
export const askForCodeMutation = mutationOptions({
  mutationFn: ({ id, email, reason }: CodeRequest) => {
    const user_feedback_str = `Asks for a joining code.${reason && ` ${reason}`}`;
    return api.api.ratings.$post({
      json: { ratings: [{ id, user_feedback_value: "general", user_feedback_str, email }] },
    });
  },
});

export const joinGroupMutation = mutationOptions({
  mutationFn: (input: JoinGroup) => parseResponse(api.api.me.group.$post({ json: input })),
  onSuccess: (me, _input, _result, { client }) => rememberMe(client, me),
});

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

export const acceptTermsMutation = mutationOptions({
  mutationFn: () => parseResponse(api.api.me.terms.$post()),
  onSuccess: (me, _input, _result, { client }) => rememberMe(client, me),
});

export const endOnboardingMutation = mutationOptions({
  mutationFn: () => parseResponse(api.api.me.onboarded.$post()),
  onSuccess: (me, _input, _result, { client }) => rememberMe(client, me),
});

export const setUsernameMutation = mutationOptions({
  mutationFn: (input: SetUsername) => parseResponse(api.api.me.username.$put({ json: input })),
  onSuccess: (me, _input, _result, { client }) => rememberMe(client, me),
});

export const proposeUsernameMutation = mutationOptions({
  mutationFn: () => parseResponse(api.api.me["username-proposal"].$get()),
});

export const takeBackExamplesMutation = mutationOptions({
  mutationFn: () => parseResponse(api.api.ratings.examples.$delete()),
});

export const claimAdminMutation = mutationOptions({
  mutationFn: (input: ClaimAdmin) => parseResponse(api.api.me.admin.$post({ json: input })),
  onSuccess: (me, _input, _result, { client }) => welcome(client, me),
});

export const requestResetMutation = mutationOptions({
  mutationFn: (input: RequestPasswordReset) => api.api["password-resets"].$post({ json: input }),
});

export const resetPasswordMutation = mutationOptions({
  mutationFn: (input: ResetPassword) => api.api["password-resets"].confirm.$post({ json: input }),
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
