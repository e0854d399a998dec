import { mutationOptions } from "@tanstack/react-query";
import type { NewScenario } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";
import { createOnce } from "../../lib/create-once.ts";
import { refreshSession } from "../../lib/session.ts";
import { scenarioKeys } from "./scenarios.api.ts";

/** An answer, with the group (by its id or its name) and the scenario under which it is gathered. */
export interface NewAnswer extends NewScenario {
  readonly groupName: string;
  readonly parentDoc: string;
}

export const createAnswerMutation = mutationOptions({
  mutationFn: ({ groupName, parentDoc, ...answer }: NewAnswer) => {
    return createOnce(answer, (json) =>
      parseResponse(api.api.groups[":groupName"][":parentDoc"].$post({ param: { groupName, parentDoc }, json })),
    );
  },
  onSuccess: (_answer, _input, _result, { client }) => {
    // With it a scenario is answered.
    void refreshSession(client);
    return client.invalidateQueries({ queryKey: scenarioKeys.all });
  },
});
