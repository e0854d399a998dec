import type { SharedSheet } from "./shared-sheet.ts";

/** Fields by name: texts and lists of labels are shared, anything else stays with the person. */
export type SheetFields = object;

type Values = Record<string, unknown>;

const isLabels = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((label) => typeof label === "string");

/** Lists that hold objects are one's own: the phrases that feedback has marked. */
const OWN = new Set(["key", "botFeedbackList"]);

/** What to show: what stands in the sheet, and one's own beside it. */
export function fieldsOf<Fields extends SheetFields>(own: Fields, sheet: SharedSheet): Fields {
  const fields: Values = Object.fromEntries(Object.entries(own));
  for (const [name, initial] of Object.entries(own)) {
    if (OWN.has(name)) continue;
    if (typeof initial === "string") fields[name] = sheet.textOf(name);
    if (isLabels(initial)) fields[name] = sheet.labelsOf(name);
  }
  return fields as Fields;
}

/** Writes a change into the sheet, a label at a time, and answers what of it is one's own. */
export function writeFields<Fields extends SheetFields>(
  fields: Fields,
  change: Partial<Fields>,
  sheet: SharedSheet,
): Partial<Fields> {
  const before: Values = Object.fromEntries(Object.entries(fields));
  const kept: Values = {};
  for (const [name, value] of Object.entries(change)) {
    const old = before[name];
    if (OWN.has(name)) kept[name] = value;
    else if (typeof value === "string") value !== old && sheet.write(name, value);
    else if (isLabels(value) && isLabels(old)) {
      for (const label of value) if (!old.includes(label)) sheet.tick(name, label, true);
      for (const label of old) if (!value.includes(label)) sheet.tick(name, label, false);
    }
  }
  return kept as Partial<Fields>;
}
