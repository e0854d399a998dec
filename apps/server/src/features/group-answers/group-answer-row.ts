import { GroupAnswer } from "@wellput/contract";
import type { groupAnswers } from "../../db/schema/index.ts";

/** A gathered answer as admins read it: without its author. */
export const present = ({ written, createdAt, ...row }: typeof groupAnswers.$inferSelect, groupName: string) =>
  GroupAnswer.parse({ ...written, ...row, groupName, day: createdAt.toISOString().slice(0, 10) });
