import type { ChangeSession, SessionChange, SessionDocument, SessionFieldValue } from "@wellput/contract";

/** Fields by name: texts and lists of labels are shared, anything else stays with the person. */
export type SheetFields = object;

/** What this tab has written and not yet sent, each with the version that it was written on. */
export type Pending = ChangeSession["fields"];

type Values = Record<string, unknown>;

const isLabels = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((label) => typeof label === "string");

/** Lists that hold objects are one's own: the phrases that feedback has marked. */
const OWN = new Set(["key", "botFeedbackList"]);

/** What to show: what one has typed stands over what is in the sheet, and that over what was there at first. */
export function fieldsOf<Fields extends SheetFields>(own: Fields, sheet: SessionDocument, pending: Pending): Fields {
  const stored = Object.entries(sheet.fields).map(([name, { value }]) => [name, value] as const);
  const typed = Object.entries(pending).map(([name, { value }]) => [name, value] as const);
  const values = new Map<string, SessionFieldValue>([...stored, ...typed]);
  const fields: Values = Object.fromEntries(Object.entries(own));
  for (const [name, initial] of Object.entries(own)) {
    if (OWN.has(name)) continue;
    if (typeof initial === "string") fields[name] = values.get(name) ?? "";
    if (isLabels(initial)) fields[name] = labelsOf(values, name);
  }
  return fields as Fields;
}

function labelsOf(values: ReadonlyMap<string, SessionFieldValue>, list: string): string[] {
  const prefix = `${list}:`;
  return [...values].flatMap(([name, value]) =>
    name.startsWith(prefix) && value === true ? [name.slice(prefix.length)] : [],
  );
}

/** A change as the sheet takes it, a label at a time, and what of it is one's own. */
export function changesOf<Fields extends SheetFields>(
  fields: Fields,
  change: Partial<Fields>,
  sheet: SessionDocument,
  pending: Pending,
): { shared: Pending; kept: Partial<Fields> } {
  const before: Values = Object.fromEntries(Object.entries(fields));
  const shared: Pending = {};
  const kept: Values = {};
  const write = (name: string, value: SessionFieldValue) => {
    shared[name] = { value, base: pending[name]?.base ?? sheet.fields[name]?.version ?? 0 };
  };
  for (const [name, value] of Object.entries(change)) {
    const old = before[name];
    if (OWN.has(name)) kept[name] = value;
    else if (typeof value === "string") value !== old && write(name, value);
    else if (isLabels(value) && isLabels(old)) {
      for (const label of value) if (!old.includes(label)) write(`${name}:${label}`, true);
      for (const label of old) if (!value.includes(label)) write(`${name}:${label}`, false);
    }
  }
  return { shared, kept: kept as Partial<Fields> };
}

/** A sheet with what has changed in it: of each field the newest, in whatever order news and answers come. */
export function withChange(sheet: SessionDocument, change: SessionChange): SessionDocument {
  const newer = Object.entries(change.fields).filter(
    ([name, { version }]) => version > (sheet.fields[name]?.version ?? 0),
  );
  return {
    ...sheet,
    fields: { ...sheet.fields, ...Object.fromEntries(newer) },
    earlier: change.earlier ?? sheet.earlier,
    people: change.people ?? sheet.people,
  };
}

/** What is still to be sent after an answer: what was typed meanwhile, now on the version that the answer has. */
export function settle(pending: Pending, sent: Pending, after: SessionChange): Pending {
  return Object.fromEntries(
    Object.entries(pending).flatMap(([name, { value, base }]) => {
      if (!(name in sent)) return [[name, { value, base }]];
      return sent[name]?.value === value ? [] : [[name, { value, base: after.fields[name]?.version ?? base }]];
    }),
  );
}
