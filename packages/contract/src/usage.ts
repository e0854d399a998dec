import * as z from "zod";

/** Names of the analytics events; they carry places and counts, never what a person typed. */
export const USAGE_NAMES = [
  "page_view",
  "get_feedback",
  "get_feedback_from_homepage",
  "get_empathy",
  "MH_AboutViewed",
  "MH_PrivacyViewed",
  "MH_SubscribeViewed",
] as const;

export const RecordUsage = z.strictObject({
  id: z.uuid(),
  name: z.enum(USAGE_NAMES),
  path: z.string().max(300).optional(),
  location_id: z.string().max(100).optional(),
  sessionResponse: z.string().max(100).optional(),
});
export type RecordUsage = z.infer<typeof RecordUsage>;
