import { expect, test } from "vitest";
import { isStillTrue } from "../scripts/measured.ts";

const printed = (messages: number, observe: number, request: number) =>
  `messages: ${messages},\n precision: {\n OBSERVE: ${observe},\n REQUEST: ${request},\n }`;

test("Printed figures hold while every one is within two points and the messages have not grown much.", () => {
  const before = printed(4000, 97, 99);
  expect(isStillTrue(before, printed(4000, 97, 99))).toBe(true);
  expect(isStillTrue(before, printed(4900, 95, 100))).toBe(true);
  expect(isStillTrue(before, printed(4000, 94, 99))).toBe(false);
  expect(isStillTrue(before, printed(4000, 97, 96))).toBe(false);
  expect(isStillTrue(before, printed(5100, 97, 99))).toBe(false);
  expect(isStillTrue(before, printed(3900, 97, 99))).toBe(false);
  expect(isStillTrue(before, "messages: 4000,")).toBe(false);
});
