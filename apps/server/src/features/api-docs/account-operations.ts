import { ApiTokenList, HelpNumbers, MadeToken, Me, Meta, Progress, Session, Site } from "@wellput/contract";
import * as z from "zod";
import { EXAMPLE_ID, type Operation } from "./operation.ts";

const Up = z.object({ status: z.literal("ok") });
const everybody = { who: "everybody" } as const;
const signedIn = { who: "signed in", status: 200, answer: Me } as const;
const REDIRECT = { who: "everybody", status: 302, answer: "text/plain" } as const;

export const ACCOUNT_OPERATIONS: Readonly<Record<string, Operation>> = {
  "GET /healthz": { ...everybody, does: "Says that the server is up.", status: 200, answer: Up },
  "GET /readyz": { ...everybody, does: "Says that the server reaches its database.", status: 200, answer: Up },
  "GET /meta.json": { ...everybody, does: "The running build.", status: 200, answer: Meta },
  "GET /api/site": {
    ...everybody,
    does: "What the screens need to know of this installation.",
    status: 200,
    answer: Site,
  },
  "GET /api/help-numbers": {
    ...everybody,
    does: "Where help is for somebody at risk, by country; each number with where it was found, and when.",
    status: 200,
    answer: HelpNumbers,
  },
  "GET /api/live": {
    ...everybody,
    does: "A stream of events: what changed, and what has become of it where the listener may read that.",
    status: 200,
    answer: "text/event-stream",
  },
  "GET /api/openapi.json": {
    ...everybody,
    does: "This description, for programs.",
    status: 200,
    answer: z.object({ openapi: z.string() }),
  },
  "GET /api/docs": { ...everybody, does: "This description, for people.", status: 200, answer: "text/html" },
  "GET /api/session": { ...everybody, does: "Who is signed in; null for nobody.", status: 200, answer: Session },
  "POST /api/session": {
    ...everybody,
    does: "Signs in and sets the session cookie.",
    status: 200,
    answer: Session,
    example: { body: { email: "ada@example.org", password: "correct horse" } },
  },
  "DELETE /api/session": { ...everybody, does: "Signs out.", status: 204 },
  "GET /api/session/providers/:id": {
    ...REDIRECT,
    does: "Goes to a sign-in provider; `next` is where to come back to.",
    example: { id: "campus", query: "next=/checkmessage" },
  },
  "GET /api/session/providers/:id/callback": {
    ...REDIRECT,
    does: "Where a sign-in provider sends the browser back to.",
    example: { id: "campus" },
  },
  "POST /api/accounts": {
    ...everybody,
    does: "Opens an account, takes a seat in the group of the joining code, and signs in.",
    status: 201,
    answer: Session,
    example: { body: { email: "grace@example.org", password: "correct horse", terms: true, joiningCode: "TEST-CODE" } },
  },
  "POST /api/password-resets": {
    ...everybody,
    does: "Sends a link to set a new password; whether the e-mail has an account does not show.",
    status: 202,
    example: { body: { email: "ada@example.org" } },
  },
  "PUT /api/me/email": {
    who: "signed in",
    does: "Asks for another e-mail: a mail to it holds the link that confirms it, one to the old address says so.",
    status: 202,
    example: { body: { email: "another@example.org" } },
  },
  "POST /api/email-changes/confirm": {
    ...everybody,
    does: "Makes the change of e-mail by the token of its link; 422 EMAIL_LINK_INVALID for a made-up one, as here.",
    status: 422,
    example: { body: { token: "from-the-mail" } },
  },
  "DELETE /api/me/group": { ...signedIn, does: "Leaves one's group; the joining code of one opens the app again." },
  "POST /api/password-resets/confirm": {
    ...everybody,
    does: "Sets a new password by the token of such a link, and ends every session and token; 422 RESET_LINK_INVALID for a made-up one, as here.",
    status: 422,
    example: { body: { token: "from-the-mail", password: "battery staple" } },
  },
  "POST /api/me/group": {
    ...signedIn,
    does: "Joins the group of a code.",
    example: { body: { joiningCode: "TEST-CODE" } },
  },
  "POST /api/me/terms": { ...signedIn, does: "Accepts the terms of use." },
  "POST /api/me/onboarded": { ...signedIn, does: "Notes that the Welcome was shown." },
  "GET /api/me/username-proposal": {
    ...signedIn,
    does: "Proposes a username that is free.",
    answer: z.object({ username: z.string() }),
  },
  "PUT /api/me/username": { ...signedIn, does: "Sets the username.", example: { body: { username: "calm-otter" } } },
  "POST /api/me/admin": {
    ...signedIn,
    does: "Makes oneself the first admin by the first start's link; 422 ADMIN_LINK_INVALID for a made-up token, as here.",
    status: 422,
    example: { body: { token: "from-the-first-start" } },
  },
  "PUT /api/me/password": {
    who: "signed in",
    does: "Sets a new password, ends every other session and revokes every token; an older session gives the current password too.",
    status: 204,
    example: { body: { password: "battery staple" } },
  },
  "DELETE /api/me/sessions": {
    ...signedIn,
    does: "Signs out every other browser.",
    answer: z.object({ ended: z.number().int() }),
  },
  "GET /api/me/export": {
    ...signedIn,
    does: "Everything that is kept about oneself, as a file.",
    answer: "application/json",
  },
  "GET /api/me/progress": {
    ...signedIn,
    who: "members",
    does: "How one's own practice goes.",
    answer: Progress,
    example: { query: "utcOffset=60" },
  },
  "GET /api/me/tokens": { ...signedIn, does: "One's own tokens, without their secrets.", answer: ApiTokenList },
  "POST /api/me/tokens": {
    ...signedIn,
    does: "Makes a token for a program, and says so by mail; its secret is in this answer alone. An older session gives the current password too.",
    status: 201,
    answer: MadeToken,
    example: { body: { id: EXAMPLE_ID, name: "My notebook", scopes: ["analysis", "data:read"] } },
  },
  "DELETE /api/me/tokens/:id": {
    who: "signed in",
    does: "Revokes a token: the next request with it is refused.",
    status: 204,
    example: { id: "apiToken" },
  },
  "DELETE /api/me": { who: "signed in", does: "Deletes the account for good.", status: 204, example: { body: {} } },
};
