import { mutationOptions } from "@tanstack/react-query";
import type { JoinGroup, SignUp } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";
import { rememberMe } from "../../lib/session.ts";
import { welcome } from "../../nouns/account/welcome.ts";

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

export const acceptTermsMutation = mutationOptions({
  mutationFn: () => parseResponse(api.api.me.terms.$post()),
  onSuccess: (me, _input, _result, { client }) => rememberMe(client, me),
});

export const endOnboardingMutation = mutationOptions({
  mutationFn: () => parseResponse(api.api.me.onboarded.$post()),
  onSuccess: (me, _input, _result, { client }) => rememberMe(client, me),
});
