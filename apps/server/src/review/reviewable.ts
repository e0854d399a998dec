import { type ReviewNoun, WaitingItem, WaitingVersion } from "@wellput/contract";
import type { Person } from "../auth/person.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../http/app-error.ts";
import type { Review } from "./review.ts";

/** What an admin decides about a version that they have read; with a reason it is declined. */
export interface Decision {
  /** The admin. */
  readonly by: Person;
  readonly id: string;
  readonly waitingSince: string;
  readonly reason?: string;
  readonly at: Date;
}

/** An admin's taking down of something that others read; its author sees the reason. */
export type TakingDown = Omit<Decision, "waitingSince" | "reason"> & { readonly reason: string };

/** A kind of thing that members publish, as the review list sees it. */
export interface Reviewable {
  /** What has waited longest. */
  list(db: Database, limit: number): Promise<WaitingItem[]>;
  count(db: Database): Promise<number>;
  /** One in full. @throws {AppError} REVIEW_NOT_FOUND. */
  read(db: Database, id: string): Promise<WaitingVersion>;
  /** Accepts or declines, within a transaction. @throws {AppError} REVIEW_NOT_FOUND, REVIEW_CHANGED. */
  decide(tx: Database, decision: Decision): Promise<void>;
  /** Takes down what others read, within a transaction; what nobody owns any more is deleted. */
  takeDown(tx: Database, act: TakingDown): Promise<void>;
}

/** A row that can wait; `Shown` is what others read of it. */
type Waiting<Shown> = Review<Shown> & { readonly id: string; readonly title: string };

/** A row that waits, as the list shows it. @throws {AppError} REVIEW_NOT_FOUND for one that does not. */
export function toItem<Shown>(noun: ReviewNoun, row: Waiting<Shown> | undefined): WaitingItem {
  if (!row?.waitingSince) throw new AppError("REVIEW_NOT_FOUND");
  const { id, title, listed: isEdit, waitingSince } = row;
  return WaitingItem.parse({ id, noun, title, isEdit, waitingSince: waitingSince.toISOString() });
}

interface VersionOptions<Shown> {
  readonly noun: ReviewNoun;
  readonly row: Waiting<Shown> | undefined;
  readonly shownOf: (row: Shown) => Shown;
  /** Of fields whose text is HTML, the names. */
  readonly html?: readonly string[];
}

/** The same in full. @throws {AppError} REVIEW_NOT_FOUND. */
export function toVersion<Shown extends object>(options: VersionOptions<Shown> & { row: Shown | undefined }) {
  const { noun, row, shownOf, html = [] } = options;
  const item = toItem(noun, row);
  const after = row && shownOf(row);
  const fields = Object.entries<unknown>(after ?? {}).map(([name, text]) => ({
    name,
    isHtml: html.includes(name),
    before: row?.accepted ? asText(Reflect.get(row.accepted, name)) : null,
    after: asText(text),
  }));
  return WaitingVersion.parse({ ...item, fields });
}

const asText = (value: unknown) => (Array.isArray(value) ? value.join(", ") : String(value));

/** @throws {AppError} REVIEW_NOT_FOUND when it does not wait (any more), REVIEW_CHANGED when it is not what was read. */
export function requireWaiting<Row extends Review<unknown>>(row: Row | undefined, { waitingSince }: Decision): Row {
  if (!row?.waitingSince) throw new AppError("REVIEW_NOT_FOUND");
  if (row.waitingSince.toISOString() !== waitingSince) throw new AppError("REVIEW_CHANGED");
  return row;
}
