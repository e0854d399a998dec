import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { ParticipantPlace } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";

const participantKeys = ["admin", "participants"] as const;

export const participantsQuery = queryOptions({
  queryKey: participantKeys,
  queryFn: () => parseResponse(api.api.admin.participants.$get()),
});

export const eraseParticipantMutation = mutationOptions({
  mutationFn: ({ collection, userId }: ParticipantPlace) =>
    api.api.admin.participants[":collection"][":userId"].$delete({ param: { collection, userId } }),
  onSuccess: (_done, _place, _result, { client }) => client.invalidateQueries({ queryKey: participantKeys }),
});
