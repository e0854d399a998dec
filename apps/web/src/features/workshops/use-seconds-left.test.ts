import { expect, test } from "vitest";
import { isRunning } from "./use-seconds-left.ts";

test("WORK-03 a timer that has run out is as none for the key that sets one or takes it away.", () => {
  const at = Date.parse("2026-05-04T11:00:00Z");
  expect(isRunning("2026-05-04T11:00:01Z", at)).toBe(true);
  for (const endsAt of ["2026-05-04T11:00:00Z", "2026-05-04T10:59:00Z", null, undefined])
    expect(isRunning(endsAt, at)).toBe(false);
});
