import { expect, test } from "vitest";
import { readApiError } from "./api-error.ts";
import { errorText } from "./error-texts.ts";

test("RELY-05 who tried too often reads how long to wait, never too short.", async () => {
  const textAfter = async (retryAfter: string | undefined) => {
    const error = { code: "TOO_MANY_REQUESTS", message: "Too many", requestId: "r" };
    const headers = retryAfter === undefined ? {} : { "retry-after": retryAfter };
    return errorText(await readApiError(Response.json({ error }, { status: 429, headers })));
  };
  expect(await textAfter("7")).toBe("That was a lot of tries in a short time. Please wait a minute and try again.");
  expect(await textAfter(undefined)).toContain("Please wait a minute and");
  expect(await textAfter("61")).toContain("Please wait 2 minutes and");
  expect(await textAfter("3600")).toContain("Please wait 60 minutes and");
  expect(await textAfter("80000")).toContain("Please wait 23 hours and");
});
