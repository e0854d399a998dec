import type { AuditEntry } from "@wellput/contract";
import { expect, test } from "vitest";
import { whatOf } from "./audit-words.ts";

const GONE = "somebody";
const entry = (fields: Partial<AuditEntry>): AuditEntry => ({
  ...{ id: "1", act: "workshop.created", by: "admin", actor: "ada@example.org", subject: null },
  ...{ target: "an id", title: null, createdAt: "2026-11-30T12:00:00.000Z" },
  ...fields,
});

test("ADM-03 an act says whose a thing is where that is somebody else's, by its title or its name, and never by an id.", () => {
  const own = { title: "Monday", subject: "ada@example.org" };
  expect(whatOf(entry(own), GONE)).toBe("“Monday”");
  expect(whatOf(entry({ ...own, act: "scenario.updated", subject: "eve@example.org" }), GONE)).toBe(
    "“Monday” of eve@example.org",
  );
  expect(whatOf(entry({ act: "workshop.deleted" }), GONE)).toBe("(its title is not kept)");
  expect(whatOf(entry({ act: "assignment.created", title: "A late report", target: "Ward" }), GONE)).toBe(
    "“A late report” to Ward",
  );
  expect(whatOf(entry({ act: "rating.marked", target: "R1234abcd" }), GONE)).toBe("R1234abcd");
});
