import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { ChangeStudy } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";

export const courseReportsQuery = queryOptions({
  queryKey: ["admin", "courses"] as const,
  queryFn: () => parseResponse(api.api.admin.courses.$get()),
});

export const studyReportQuery = (name: string) =>
  queryOptions({
    queryKey: ["admin", "courses", name, "report"] as const,
    queryFn: () => parseResponse(api.api.admin.courses[":name"].report.$get({ param: { name } })),
  });

/** The questions of a course by which people can be divided, as `page/question`: those with answers to choose from. */
export const dividingQuestionsQuery = (name: string) =>
  queryOptions({
    queryKey: ["admin", "courses", name, "questions"] as const,
    queryFn: async () => {
      const { course } = await parseResponse(api.api.courses[":name"].$get({ param: { name }, query: {} }));
      return course.items.flatMap((item) =>
        item.kind === "questionnaire"
          ? item.questions
              .filter(({ kind }) => kind !== "text")
              .map(({ id, question }) => ({ value: `${item.id}/${id}`, label: `${item.title}: ${question}` }))
          : [],
      );
    },
  });

export const changeStudyMutation = (name: string) =>
  mutationOptions({
    mutationFn: (study: ChangeStudy) =>
      parseResponse(api.api.admin.courses[":name"].study.$put({ param: { name }, json: study })),
    onSuccess: (_study, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: courseReportsQuery.queryKey }),
  });
