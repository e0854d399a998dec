import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { ChangeCourseProgress, CreateCourseAnswers } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";

const courseKeys = { all: ["courses"] as const };

/** Of what the server knows of somebody in a course, and what it asks of them first. */
export const beginningKey = (name: string, userId: string | null) => ["course-progress", name, userId] as const;

export const coursesQuery = queryOptions({
  queryKey: [...courseKeys.all, "list"] as const,
  queryFn: () => parseResponse(api.api.courses.$get()),
});

/** A course in the version that somebody began with; without one, as it is now. */
export const courseQuery = (name: string, version?: string) =>
  queryOptions({
    queryKey: [...courseKeys.all, name, version ?? "newest"] as const,
    queryFn: () => parseResponse(api.api.courses[":name"].$get({ param: { name }, query: version ? { version } : {} })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Tells the server where a participant is, and answers what it knows of them by now. */
export const sendProgress = (name: string, userId: string, change: Partial<ChangeCourseProgress>) =>
  parseResponse(api.api.courses[":name"][":userId"].$put({ param: { name, userId }, json: change }));

export const sendAnswers = (name: string, input: CreateCourseAnswers) =>
  api.api.courses[":name"].answers.$post({ param: { name }, json: input });

export const sendAnswersMutation = (name: string) =>
  mutationOptions({ mutationFn: (input: CreateCourseAnswers) => sendAnswers(name, input) });
