import { RESPONSE_SLOTS } from "@wellput/contract/limits";
import type { Draft } from "../../lib/drafts.ts";
import { type OpenSheet, type SharedDraft, type SheetLink, useSharedDraft } from "./session-document.ts";

/** In a sheet the texts of a list stand one by one: s0 to s9. */
export const slotOf = (index: number) => `s${index}`;
const SLOTS = Array.from({ length: RESPONSE_SLOTS }, (_none, index) => slotOf(index));
const NO_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(SLOTS.map((slot) => [slot, ""]));

type TextsOf<Fields> = { [Name in keyof Fields]: Fields[Name] extends readonly string[] ? Name : never }[keyof Fields];

/**
 * A draft of which several people fill in one list of texts together; its other fields stay one's own.
 *
 * @param name of the list.
 */
export function useSharedTexts<Fields extends object>(
  link: SheetLink,
  sheet: OpenSheet,
  own: Draft<Fields>,
  name: TextsOf<Fields>,
): SharedDraft<Fields> {
  const onSheet = useSharedDraft(link, sheet, { id: own.id, fields: NO_TEXTS, set: keepNothing, forget: keepNothing });
  const texts = SLOTS.map((slot) => onSheet.fields[slot] ?? "");
  const fields = { ...own.fields, [name]: texts };
  return {
    ...onSheet,
    fields,
    set: (change) => {
      const { [name]: written, ...kept } = typeof change === "function" ? change(fields) : change;
      if (Object.keys(kept).length > 0) own.set(kept as Partial<Fields>);
      if (!written) return;
      const changed = (written as readonly string[]).flatMap((text, index) =>
        text === texts[index] ? [] : [[slotOf(index), text] as const],
      );
      onSheet.set(Object.fromEntries(changed));
    },
  };
}

const keepNothing = () => {};
