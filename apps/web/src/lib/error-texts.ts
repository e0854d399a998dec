import { asApiError, type ProblemCode } from "./api-error.ts";

/** What a person reads for every error: a code without words does not compile. */
export const errorTexts: Record<ProblemCode, string> = {
  NOT_SIGNED_IN: "You are no longer signed in. Sign in again: what you typed is kept.",
  NOT_TRIED: "Try it on your own first. Sample answers appear after your first feedback.",
  NOT_AN_EXAMPLE: "Its writer did not allow the sentence to become an example.",
  NOT_ALLOWED: "This belongs to somebody else, so you cannot change it.",
  FOREIGN_ORIGIN: "This request did not come from our own pages, so it was not accepted.",
  GATE_GROUP: "Join a group with your joining code first.",
  GATE_TERMS: "Please accept the Terms of Use first.",
  ROUTE_NOT_FOUND: "Oops, there seems to be an issue, Please try later",
  METHOD_NOT_ALLOWED: "Oops, there seems to be an issue, Please try later",
  SCENARIO_NOT_FOUND: "This scenario is not here any more, or it is private.",
  SESSION_NOT_FOUND: "This shared session is not open, or it is another group's. Ask for the link again.",
  SESSION_FULL: "This shared sheet is full. Shorten something, or go on in another session.",
  CHALLENGE_NOT_FOUND: "This practice scenario is not here any more.",
  RESPONSE_NOT_FOUND: "These answers are not here any more.",
  LOG_NOT_FOUND: "This log is not here any more.",
  ARTICLE_NOT_FOUND: "This article is not here any more.",
  TEXT_AT_RISK: "It sounds as if somebody may be at risk, so this was not added. Nobody else has seen it.",
  GROUP_NOT_FOUND: "This group is not here any more.",
  GROUP_NOT_EMPTY: "Somebody is in this group. Move its members first.",
  GROUP_CODE_TAKEN: "Another group has this joining code.",
  GROUP_NAME_TAKEN: "Another group has this name. Give this one a name that people can tell from it.",
  GROUP_CLOSED: "This group is full or archived. Give it more seats, or open it again.",
  ASSIGNMENT_NOT_FOUND: "This is assigned no more.",
  ROLE_NOT_FOUND: "This role was taken already.",
  MEMBER_NOT_FOUND: "This account is not here any more.",
  REVIEW_NOT_FOUND: "This waits no more: another admin decided, or its author took it back.",
  REVIEW_CHANGED: "Its author changed this after you opened it.",
  CONCERN_NOT_FOUND: "This waits no more: another admin has settled it, or it is gone.",
  IMAGE_NOT_FOUND: "This picture is not here any more.",
  IMAGE_UNREADABLE: "This file is no picture that can be read. Choose a JPEG, PNG, WebP, GIF or AVIF.",
  IMAGE_TOO_LARGE: "This picture has more than 40 megapixels. Make it smaller, or choose another one.",
  FILM_ELSEWHERE: "This film stands somewhere that films are not shown from here.",
  RATING_NOT_FOUND: "This rating is not here any more.",
  COLLECTION_NOT_FOUND: "This link is not known here. Please ask whoever gave it to you for the right one.",
  COURSE_NOT_FOUND: "There is no such course.",
  COURSE_NAME_USED: "Texts of people from before are kept under this name. Choose another one.",
  STUDY_NOT_OPEN: "This study has not opened yet. Please come back later, by the same link.",
  STUDY_CLOSED: "This study is closed. Thank you for coming.",
  STUDY_FULL: "This study has all the people it needs. Thank you for coming.",
  BEGUN_ELSEWHERE:
    "This study was begun with this link on another device, or in another browser. So that nobody who guesses a link sees what is yours, it goes on there alone.",
  STUDY_LEFT: "What is left open on this device is not part of the study any more. You can close this page.",
  CONSENT_NEEDED: "Please read what this study asks of you, and agree to it first.",
  PARTICIPANT_NOT_FOUND: "Nothing is kept under this user id.",
  MAIL_NOT_FOUND: "This mail is not here any more.",
  SUBSCRIBER_NOT_FOUND: "This address is not on the list any more.",
  WORKSHOP_NOT_FOUND: "There is no workshop with this code. Look at the code once more: it has six letters.",
  WORKSHOP_STEP_NOT_FOUND: "This is not here any more. Look again: the workshop has gone on.",
  WORKSHOP_OVER: "This workshop is over.",
  WORKSHOP_FULL: "Every seat in this workshop is taken. Ask your trainer.",
  WORKSHOP_TABLE_FULL: "Every seat at this table is taken. Choose another.",
  WORKSHOP_LOCKED: "This step is closed for now. Your words stay here.",
  WORKSHOP_REMOVED: "Your trainer has taken your seat away. They can let you in again.",
  WORKSHOP_SEAT_NOT_FOUND: "This link is not the link of a seat here. You can join as somebody new.",
  WORKSHOP_NOT_JOINED: "You have not joined this workshop yet.",
  TOKEN_INVALID: "This token is not known: it was revoked, or never made.",
  TOKEN_SCOPE: "This token may not do this.",
  TOKEN_NOT_FOUND: "This token is not here any more.",
  TOKENS_FULL: "You have as many tokens as one person may have. Revoke one first.",
  CALLABLE_NOT_FOUND: "Oops, there seems to be an issue, Please try later",
  UNKNOWN_HOST: "This is not the address of this Wellput. Please ask for the right one.",
  INVALID_INPUT: "Something in the form does not fit. Please look it over.",
  MALFORMED_BODY: "Oops, there seems to be an issue, Please try later",
  BODY_TOO_LARGE: "That is more text than we can take at once.",
  NO_INPUT_DATA: "No input detected",
  CHANGED_MEANWHILE:
    "This was changed meanwhile, by you elsewhere or by somebody else who can edit it. What you typed is still here.",
  OTHER_PERSON: "Somebody else has signed in here.",
  ID_TAKEN: "Something else was saved under this name already. Please try again.",
  EMAIL_UNKNOWN: "User not found in records. Try signing up instead",
  PASSWORD_WRONG: "This password does not fit. Try again, or ask for a new one.",
  CURRENT_PASSWORD_REQUIRED: "You signed in a while ago. Please give your current password too.",
  SIGN_IN_AGAIN: "You signed in a while ago. Please log out, sign in again, and come back here.",
  LAST_ADMIN: "This is the last admin. Make somebody else an admin first.",
  PROVIDER_ACCOUNT: "Please use previous sign up method",
  PROVIDER_NOT_FOUND: "This way to sign in is not available here.",
  PROVIDER_FAILED: "That sign-in did not work. Please try again, or sign in another way.",
  PROVIDER_EMAIL_UNVERIFIED:
    "Your e-mail address is not confirmed there. Confirm it with that provider, or sign up with a password.",
  EMAIL_TAKEN: "Try signing in instead",
  EMAIL_SAME: "This is your e-mail already.",
  EMAIL_LINK_INVALID: "This link was used already or is too old. Ask for a new one on your Account page.",
  TERMS_REQUIRED: "You must agree to terms and conditions before submitting",
  JOINING_CODE_REQUIRED: "A valid joining code is required",
  JOINING_CODE_INVALID: "Joining code not valid",
  USERNAME_EMPTY: "No update to username detected",
  USERNAME_SAME: "This is already your current username",
  USERNAME_TAKEN: "This username is taken. Please choose another",
  RESET_LINK_INVALID: "This link was used already or is too old. Ask for a new one.",
  ADMIN_LINK_INVALID: "This admin link was used already or is not right.",
  TOO_MANY_REQUESTS: "That was a lot of tries in a short time. Please wait a minute and try again.",
  INTERNAL: "Oops, there seems to be an issue, Please try later",
  SHUTTING_DOWN: "We are restarting. Please try again in a moment.",
  DATABASE_AWAY: "We cannot reach our records just now. Please try again in a moment.",
  DISK_FULL: "Our disk is full, so nothing can be saved just now. Please try again later.",
  ANALYSIS_TIMED_OUT: "Request Cancelled due to taking too long.",
  NETWORK: "We could not reach the server. Check your connection and try again.",
  TIMED_OUT: "Request Cancelled due to taking too long.",
};

/** The words for whatever was thrown; `own` replaces some of them for one screen. */
export function errorText(problem: unknown, own: Partial<Record<ProblemCode, string>> = {}): string {
  const { code, retryAfterS } = asApiError(problem);
  if (own[code]) return own[code];
  if (code === "TOO_MANY_REQUESTS" && retryAfterS) return tooManyText(retryAfterS);
  return errorTexts[code] ?? errorTexts.INTERNAL;
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** Says when to come back, never too early. */
function tooManyText(retryAfterS: number): string {
  const minutes = Math.ceil(retryAfterS / MINUTE_S);
  const hours = Math.ceil(retryAfterS / HOUR_S);
  const long = minutes > 60 ? `${hours} hours` : `${minutes} minutes`;
  const wait = minutes > 1 ? long : "a minute";
  return errorTexts.TOO_MANY_REQUESTS.replace("a minute", wait);
}
