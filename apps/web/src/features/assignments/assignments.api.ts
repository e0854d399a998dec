import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { CreateAssignment } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";

const assignmentKeys = { all: ["assignments"] as const };

/** What one's own group is asked to practise. */
export const ownAssignmentsQuery = queryOptions({
  queryKey: [...assignmentKeys.all, "own"] as const,
  queryFn: async () => (await parseResponse(api.api.assignments.$get())).assignments,
});

/** What the groups that one trains are asked to practise, and how far they are. */
export const assignmentsQuery = queryOptions({
  queryKey: [...assignmentKeys.all, "desk"] as const,
  queryFn: async () => (await parseResponse(api.api.admin.assignments.$get())).assignments,
});

export const createAssignmentMutation = mutationOptions({
  mutationFn: (json: CreateAssignment) => parseResponse(api.api.admin.assignments.$post({ json })),
  onSuccess: (_made, _input, _result, { client }) => client.invalidateQueries({ queryKey: assignmentKeys.all }),
});

export const deleteAssignmentMutation = mutationOptions({
  mutationFn: (id: string) => api.api.admin.assignments[":id"].$delete({ param: { id } }),
  onSuccess: (_done, _id, _result, { client }) => client.invalidateQueries({ queryKey: assignmentKeys.all }),
});
