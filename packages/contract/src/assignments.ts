import * as z from "zod";

/** What a trainer assigns: a practice scenario, or a situation to respond to. */
export const PRACTICE_KINDS = ["challenge", "scenario"] as const;
export type PracticeKind = (typeof PRACTICE_KINDS)[number];

/** Body of POST /api/admin/assignments: a practice for a group, each by its id, and the day until which it is to be done. */
export const CreateAssignment = z.strictObject({
  id: z.uuid(),
  groupId: z.uuid(),
  kind: z.enum(PRACTICE_KINDS),
  practiceId: z.uuid(),
  dueOn: z.iso.date(),
});
export type CreateAssignment = z.infer<typeof CreateAssignment>;

const Assigned = CreateAssignment.omit({ groupId: true }).strip().extend({ title: z.string() });

/** What somebody is asked to practise, as they see it themselves. */
export const OwnAssignment = Assigned.extend({ isDone: z.boolean() });
export type OwnAssignment = z.infer<typeof OwnAssignment>;

/** The same as the trainers of its group see it; `progress` is null where fewer than AGGREGATE_PEOPLE_MIN people are in the group. */
export const Assignment = Assigned.extend({
  groupId: z.uuid(),
  groupName: z.string(),
  progress: z.object({ done: z.int(), people: z.int() }).nullable(),
});
export type Assignment = z.infer<typeof Assignment>;
