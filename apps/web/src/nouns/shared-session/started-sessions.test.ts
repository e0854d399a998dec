import { expect, test } from "vitest";
import { sessionNumber } from "./started-sessions.ts";

test("SCEN-09 a session that is called by five digits shows these, and any other five digits of its key.", () => {
  expect(sessionNumber("12345")).toBe("12345");
  expect(sessionNumber("01234")).toBe("01234");
  expect(sessionNumber("0000303a-7d3b-4b3f-9c59-0a8c3d2f1e00")).toBe("22346");
  expect(sessionNumber("ffffffff-7d3b-4b3f-9c59-0a8c3d2f1e00")).toMatch(/^\d{5}$/);
});
