import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { ChangeCourseProgress, CreateCourseAnswers, StudyProof } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";
import type { Seat } from "./kept.ts";
import { keyOf, proofOf, sendByLink } from "./proof.ts";

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

/** Somebody who takes a course by their link. */
export type OwnSeat = Seat & { readonly userId: string };

/** Tells the server where a participant is, and answers what it knows of them by now. */
export const sendProgress = (seat: OwnSeat, change: Partial<ChangeCourseProgress>) =>
  parseResponse(
    api.api.courses[":name"][":userId"].$put({
      param: { name: seat.course, userId: seat.userId },
      json: { ...change, ...proofOf(seat) },
    }),
  );

export const leaveMutation = (seat: OwnSeat) =>
  mutationOptions({
    mutationFn: () =>
      parseResponse(
        api.api.courses[":name"][":userId"].withdrawal.$post({
          param: { name: seat.course, userId: seat.userId },
          json: { key: keyOf(seat) },
        }),
      ),
  });

/** Answers as they wait to be sent. */
export type GivenAnswers = Omit<CreateCourseAnswers, keyof StudyProof>;

/** A participant's go with what shows whose they are. */
export const sendAnswers = (seat: Seat, given: GivenAnswers) =>
  sendByLink(seat, () =>
    api.api.courses[":name"].answers.$post({
      param: { name: seat.course },
      json: { ...given, ...(seat.userId !== null && proofOf(seat)) },
    }),
  );

export const sendAnswersMutation = (seat: Seat) =>
  mutationOptions({ mutationFn: (given: GivenAnswers) => sendAnswers(seat, given) });
