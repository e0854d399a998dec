import type { ErrorCode } from "@wellput/contract";

const TOO_SLOW = ["ANALYSIS_TIMED_OUT"] as const;

/** How single calls may be refused beyond what follows from their path and their body; a text that others read is screened first. */
export const OWN_REFUSALS: Readonly<Record<string, readonly ErrorCode[]>> = {
  "PUT /prod/user_input": ["NO_INPUT_DATA", ...TOO_SLOW],
  "POST /api/callable/callAPI": ["NO_INPUT_DATA", ...TOO_SLOW],
  "GET /getEmpathicResponse": TOO_SLOW,
  "POST /api/empathy/words": TOO_SLOW,
  "POST /api/groups/:groupName/:parentDoc": TOO_SLOW,
  "PATCH /api/groups/:groupName/:sessionId/:name": ["SESSION_FULL"],
  "POST /api/survey-answers": TOO_SLOW,
  "POST /api/courses/:name/answers": TOO_SLOW,
  "POST /api/appends": ["TEXT_AT_RISK", ...TOO_SLOW],
  "POST /api/ratings": TOO_SLOW,
  "POST /api/concerns": TOO_SLOW,
  "PUT /api/article-images/:id": ["BODY_TOO_LARGE", "IMAGE_UNREADABLE", "IMAGE_TOO_LARGE", "ID_TAKEN"],
  "POST /api/accounts": ["JOINING_CODE_INVALID", "EMAIL_TAKEN"],
  "POST /api/me/group": ["JOINING_CODE_INVALID"],
  "PUT /api/me/email": ["EMAIL_SAME", "EMAIL_TAKEN"],
  "POST /api/email-changes/confirm": ["EMAIL_TAKEN"],
  "PUT /api/me/username": ["USERNAME_SAME", "USERNAME_TAKEN"],
  "DELETE /api/me": ["LAST_ADMIN"],
  "POST /api/me/tokens": ["TOKENS_FULL"],
  "POST /api/admin/groups": ["GROUP_CODE_TAKEN", "GROUP_NAME_TAKEN"],
  "PATCH /api/admin/groups/:id": ["GROUP_CODE_TAKEN", "GROUP_NAME_TAKEN"],
  "DELETE /api/admin/groups/:id": ["GROUP_NOT_EMPTY"],
  "PUT /api/admin/members/:id/group": ["GROUP_CLOSED"],
  "DELETE /api/admin/members/:id": ["LAST_ADMIN"],
  "POST /api/admin/reviews/:noun/:id/accept": ["REVIEW_CHANGED"],
  "POST /api/admin/reviews/:noun/:id/decline": ["REVIEW_CHANGED"],
  "PUT /api/workshops/:id": ["CHANGED_MEANWHILE", "ID_TAKEN"],
  "POST /api/rooms/:code/guests": ["WORKSHOP_OVER", "WORKSHOP_FULL"],
  "PUT /api/rooms/:code/table": ["WORKSHOP_TABLE_FULL"],
  "PUT /api/rooms/:code/:stepId": ["WORKSHOP_LOCKED", ...TOO_SLOW],
  "PUT /api/rooms/:code/:stepId/vote": ["WORKSHOP_LOCKED"],
  "PATCH /api/rooms/:code/:stepId/table": ["WORKSHOP_LOCKED", "SESSION_FULL"],
};
