import { expect, test, vi } from "vitest";
import { forgetPerson, readStored, writeStored } from "./storage.ts";
import { FakeStorage } from "./testing/fake-storage.ts";

test("AUTH-11 what is kept for a person goes from the device, what is kept for others stays", () => {
  vi.stubGlobal("localStorage", new FakeStorage());
  vi.stubGlobal("sessionStorage", new FakeStorage());
  const [gone, other] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const id of [gone, other]) {
    writeStored(`draft:${id}:/checkmessage`, { text: "Dear" });
    writeStored(`draft:${id}:/checkmessage`, { text: "Dear" }, "tab");
  }
  forgetPerson(gone);
  expect(readStored(`draft:${gone}:/checkmessage`)).toBeNull();
  expect(readStored(`draft:${gone}:/checkmessage`, "tab")).toBeNull();
  expect(readStored(`draft:${other}:/checkmessage`)).toEqual({ text: "Dear" });
  vi.unstubAllGlobals();
});
