import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { SaveCourse } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";

/** A course as it is now, asked for anew whenever it is opened. */
export const newestCourseQuery = (name: string) =>
  queryOptions({
    queryKey: ["course-builder", name] as const,
    queryFn: () => parseResponse(api.api.courses[":name"].$get({ param: { name }, query: {} })),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const saveCourseMutation = mutationOptions({
  mutationFn: (input: SaveCourse) =>
    parseResponse(api.api.admin.courses[":name"].$put({ param: { name: input.course.name }, json: input })),
  onSuccess: (_saved, input, _result, { client }) =>
    Promise.all([
      client.invalidateQueries({ queryKey: ["admin", "courses"] }),
      client.invalidateQueries({ queryKey: ["courses"] }),
      client.invalidateQueries({ queryKey: newestCourseQuery(input.course.name).queryKey }),
      // Who made it is its researcher by now.
      client.invalidateQueries({ queryKey: ["session"] }),
    ]),
});
