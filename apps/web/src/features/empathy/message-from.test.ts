import { expect, test } from "vitest";
import { messageFrom } from "./message-from.ts";

const EVENT = "When [say what happened, as a camera would have seen it]";
const ASK = "Would you be willing to [one small thing that would help]?";

test("a message begins with what was found, and leaves the rest to the writer", () => {
  expect(messageFrom({ feelings: ["sad"], needs: ["rest"] }, "unmet")).toBe(
    `${EVENT}, I feel sad, because rest matters to me. ${ASK}`,
  );
  expect(messageFrom({ feelings: [], needs: ["rest", "ease"] }, "mixed")).toBe(
    `${EVENT}: Rest and ease matter to me. ${ASK}`,
  );
  expect(messageFrom({ feelings: ["grateful"], needs: [] }, "met")).toBe(
    `${EVENT}, I feel grateful. Thank you for [what they did].`,
  );
  expect(messageFrom({ feelings: [], needs: [] }, "unmet")).toBe(`${EVENT}, I felt [how you felt]. ${ASK}`);
});
