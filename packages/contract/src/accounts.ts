import * as z from "zod";
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS, USERNAME_MAX_CHARS } from "./limits.ts";

export const Email = z.email().max(254);

/**
 * The signed-in person as their own screens see them. `admin` and `isAdmin` are the same claim under its two names. The lists
 * of the profile: what their scenarios were made from, the challenges they answered, both together, references to their
 * ratings, and the scores of each quiz.
 */
export const Me = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  initials: z.string(),
  terms: z.boolean(),
  /** The name of the group, and the id by which what belongs to it knows it. */
  group: z.string().nullable(),
  groupId: z.uuid().nullable(),
  onboarded: z.boolean(),
  admin: z.boolean(),
  isAdmin: z.boolean(),
  /** The groups that they train, and the names of the courses whose studies are theirs. */
  trainerOf: z.array(z.object({ id: z.uuid(), name: z.string() })),
  researcherOf: z.array(z.string()),
  scenarioParents: z.array(z.string()),
  challenges: z.array(z.string()),
  parentDocs: z.array(z.string()),
  userFeedback: z.array(z.string()),
  judgmentsquiz: z.array(z.number()),
  createdAt: z.iso.datetime(),
});
export type Me = z.infer<typeof Me>;

/** GET /api/session: null when nobody is signed in. */
export const Session = z.object({ me: Me.nullable() });
export type Session = z.infer<typeof Session>;

export const SignIn = z.strictObject({ email: Email, password: z.string().min(1).max(PASSWORD_MAX_CHARS) });
export type SignIn = z.infer<typeof SignIn>;

/** `terms` and `joiningCode` may be false or empty here: the server refuses those with codes of their own. */
export const SignUp = z.strictObject({
  email: Email,
  password: z.string().min(PASSWORD_MIN_CHARS).max(PASSWORD_MAX_CHARS),
  terms: z.boolean(),
  joiningCode: z.string().max(100),
});
export type SignUp = z.infer<typeof SignUp>;

export const JoinGroup = z.strictObject({ joiningCode: z.string().max(100) });
export type JoinGroup = z.infer<typeof JoinGroup>;

export const SetUsername = z.strictObject({ username: z.string().max(USERNAME_MAX_CHARS) });
export type SetUsername = z.infer<typeof SetUsername>;

export const RequestPasswordReset = z.strictObject({ email: Email });
export type RequestPasswordReset = z.infer<typeof RequestPasswordReset>;

export const ResetPassword = z.strictObject({
  token: z.string().min(1).max(200),
  password: z.string().min(PASSWORD_MIN_CHARS).max(PASSWORD_MAX_CHARS),
});
export type ResetPassword = z.infer<typeof ResetPassword>;

export const ClaimAdmin = z.strictObject({ token: z.string().min(1).max(200) });
export type ClaimAdmin = z.infer<typeof ClaimAdmin>;

const NewPassword = z.string().min(PASSWORD_MIN_CHARS).max(PASSWORD_MAX_CHARS);
/** Asked for when the session is not of the last minutes. */
const CurrentPassword = z.string().max(PASSWORD_MAX_CHARS).optional();

export const ChangePassword = z.strictObject({ password: NewPassword, currentPassword: CurrentPassword });
export type ChangePassword = z.infer<typeof ChangePassword>;

export const ChangeEmail = z.strictObject({ email: Email, currentPassword: CurrentPassword });
export type ChangeEmail = z.infer<typeof ChangeEmail>;

export const ConfirmEmail = z.strictObject({ token: z.string().min(1).max(200) });
export type ConfirmEmail = z.infer<typeof ConfirmEmail>;

export const EraseAccount = z.strictObject({ currentPassword: CurrentPassword });
export type EraseAccount = z.infer<typeof EraseAccount>;
