import { CreateLog, type Log } from "@wellput/contract";
import { expect, test } from "vitest";
import { formatDate } from "../../lib/format.ts";
import { draftOf, EMPTY_LOG, fieldsOf, isBlank, newNote } from "./log-draft.ts";

const LOG: Log = {
  id: "3f0c8a52-6a0e-4f3e-9a3c-2f7d1b5e8c41",
  title: "Monday",
  NegF_: [],
  NegN_: [{ text: "A walk", selected: ["rest"], helped: true }],
  PosF_: [],
  PosN_: [],
  chosen: { NegF_: ["tired#0.5"], NegN_: ["rest"], PosF_: [], PosN_: [] },
  version: 3,
  createdAt: "2026-05-04T10:00:00.000Z",
};

test("LOG-03 a log that is opened and saved again is the same", () => {
  const { id, version: _version, createdAt: _createdAt, ...fields } = LOG;
  expect(fieldsOf(draftOf(LOG))).toEqual(fields);
  expect(CreateLog.parse({ id, ...fieldsOf(draftOf(LOG)) })).toEqual({ id, ...fields });
});

test("LOG-03 a stored log whose title is taken out is called after the day that it is of", () => {
  expect(fieldsOf({ ...draftOf(LOG), title: " " }, LOG.createdAt).title).toBe(formatDate(LOG.createdAt));
});

test("LOG-03 what is typed but not added is kept, an empty note is not, and a word that was taken back leaves its notes", () => {
  const draft = {
    ...EMPTY_LOG,
    notes: { ...EMPTY_LOG.notes, PosF_: [newNote("  "), newNote("Tea", ["calm#0.3", "glad#0.4"])] },
    chosen: { ...EMPTY_LOG.chosen, PosF_: ["calm#0.3"] },
    typed: { ...EMPTY_LOG.typed, PosN_: " Ada came by " },
  };
  const { PosF_, PosN_, title } = fieldsOf(draft);
  expect(PosF_).toEqual([{ text: "Tea", selected: ["calm#0.3"], helped: false }]);
  expect(PosN_).toEqual([{ text: "Ada came by", selected: [], helped: false }]);
  expect(title).not.toBe("");
  expect([isBlank(draft), isBlank({ ...EMPTY_LOG, title: "Monday" })]).toEqual([false, true]);
});
