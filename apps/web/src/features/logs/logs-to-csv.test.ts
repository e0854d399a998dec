import type { Log } from "@wellput/contract";
import { expect, test } from "vitest";
import { logsToCsv } from "./logs-to-csv.ts";

test("LOG-04 logs are exported a row each, quoted, and no text is a formula", () => {
  const log: Log = {
    id: "3f0c8a52-6a0e-4f3e-9a3c-2f7d1b5e8c41",
    title: '=1+1 "so"',
    NegF_: [],
    NegN_: [{ text: "A walk", selected: [], helped: true }],
    PosF_: [],
    PosN_: [],
    chosen: { NegF_: ["weary#0.4", "sad#0.5"], NegN_: [], PosF_: [], PosN_: [] },
    version: 1,
    createdAt: "2026-05-04T10:00:00.000Z",
  };
  const [head, row] = logsToCsv([log]).split("\r\n");
  expect(head).toContain('"Met needs: notes"');
  expect(row).toBe(`"2026-05-04T10:00:00.000Z","'=1+1 ""so""","","","","","weary, sad","","","A walk (helped)"`);
});
