import * as z from "zod";

/** Every failure a client can act on: its HTTP status and the API's own words. The screens have their own words for each. */
export const ERRORS = {
  NOT_SIGNED_IN: { status: 401, message: "Sign in first." },
  NOT_ALLOWED: { status: 403, message: "You may not do this." },
  NOT_TRIED: { status: 403, message: "Try it on your own first." },
  NOT_AN_EXAMPLE: { status: 403, message: "Its writer did not allow the sentence to become an example." },
  FOREIGN_ORIGIN: { status: 403, message: "This request came from another site." },
  GATE_GROUP: { status: 403, message: "Join a group with a joining code first." },
  GATE_TERMS: { status: 403, message: "Accept the terms of use first." },
  ROUTE_NOT_FOUND: { status: 404, message: "There is nothing at this address." },
  METHOD_NOT_ALLOWED: { status: 405, message: "This address does not take this method." },
  SCENARIO_NOT_FOUND: { status: 404, message: "No such scenario." },
  SESSION_NOT_FOUND: { status: 404, message: "No such session." },
  CHALLENGE_NOT_FOUND: { status: 404, message: "No such challenge." },
  RESPONSE_NOT_FOUND: { status: 404, message: "No such response." },
  LOG_NOT_FOUND: { status: 404, message: "No such log." },
  ARTICLE_NOT_FOUND: { status: 404, message: "No such article." },
  RATING_NOT_FOUND: { status: 404, message: "No such rating." },
  MAIL_NOT_FOUND: { status: 404, message: "No such mail." },
  CALLABLE_NOT_FOUND: { status: 404, message: "No such callable." },
  INVALID_INPUT: { status: 422, message: "The input does not fit." },
  UNKNOWN_HOST: {
    status: 421,
    message: "This server does not answer to this name: PUBLIC_URL and ALLOWED_HOSTS say to which.",
  },
  MALFORMED_BODY: { status: 400, message: "The body could not be read." },
  BODY_TOO_LARGE: { status: 413, message: "The body is too large." },
  SESSION_FULL: { status: 413, message: "This sheet has no room for more." },
  NO_INPUT_DATA: { status: 422, message: "No Input data" },
  TEXT_AT_RISK: { status: 422, message: "The text shows somebody at risk, and is not kept." },
  ID_TAKEN: { status: 409, message: "Something else already has this id." },
  EMAIL_UNKNOWN: { status: 401, message: "No account has this e-mail." },
  PASSWORD_WRONG: { status: 401, message: "The password is not right." },
  CURRENT_PASSWORD_REQUIRED: { status: 403, message: "Give the current password too." },
  SIGN_IN_AGAIN: { status: 403, message: "Sign in again first, so that it is sure who asks." },
  LAST_ADMIN: { status: 409, message: "The last admin cannot be removed." },
  PROVIDER_ACCOUNT: { status: 401, message: "This account signs in by a provider, which `fields.provider` names." },
  PROVIDER_NOT_FOUND: { status: 404, message: "There is no such sign-in provider." },
  PROVIDER_FAILED: { status: 502, message: "The sign-in provider did not confirm who this is." },
  PROVIDER_EMAIL_UNVERIFIED: { status: 403, message: "The sign-in provider does not vouch for an e-mail address." },
  EMAIL_TAKEN: { status: 409, message: "An account already has this e-mail." },
  EMAIL_SAME: { status: 409, message: "This is the e-mail already." },
  EMAIL_LINK_INVALID: { status: 422, message: "This link was used already or is too old." },
  TERMS_REQUIRED: { status: 422, message: "The terms of use must be accepted." },
  JOINING_CODE_REQUIRED: { status: 422, message: "A joining code is required." },
  JOINING_CODE_INVALID: { status: 422, message: "The joining code is not valid or its group is full." },
  USERNAME_EMPTY: { status: 422, message: "No username was given." },
  USERNAME_SAME: { status: 409, message: "This is the username already." },
  USERNAME_TAKEN: { status: 409, message: "Somebody else has this username." },
  RESET_LINK_INVALID: { status: 422, message: "This link was used already or is too old." },
  ADMIN_LINK_INVALID: { status: 422, message: "This admin link was used already or is not right." },
  TOO_MANY_REQUESTS: { status: 429, message: "Too many requests. Wait a little and try again." },
  INTERNAL: { status: 500, message: "Something broke on our side." },
  SHUTTING_DOWN: { status: 503, message: "The server is restarting. Try again in a moment." },
  DATABASE_AWAY: { status: 503, message: "The database cannot be reached. Try again in a moment." },
  DISK_FULL: { status: 507, message: "The disk is full: nothing can be saved until there is room again." },
  ANALYSIS_TIMED_OUT: { status: 504, message: "The analysis took too long." },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** The one error shape, whatever the route. `fields` names the inputs that did not fit, by path. */
export const ErrorBody = z.object({
  error: z.object({
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    requestId: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
