import { mutationOptions } from "@tanstack/react-query";
import type { SetUsername } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";
import { rememberMe } from "../../lib/session.ts";

export const setUsernameMutation = mutationOptions({
  mutationFn: (input: SetUsername) => parseResponse(api.api.me.username.$put({ json: input })),
  onSuccess: (me, _input, _result, { client }) => rememberMe(client, me),
});

export const proposeUsernameMutation = mutationOptions({
  mutationFn: () => parseResponse(api.api.me["username-proposal"].$get()),
});
