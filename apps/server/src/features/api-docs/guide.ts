import {
  ANALYSIS_BODY_MAX_BYTES,
  ANALYSIS_MAX_CHARS,
  APP_VERSION,
  BODY_MAX_BYTES,
  ENGINE_VERSION,
  FEEDBACK_TIMEOUT_MS,
  TEXT_MAX_CHARS,
  TOKENS_MAX,
} from "@wellput/contract";

interface GuideOptions {
  /** Where the API is. */
  readonly server: string;
  readonly analysesPerMinute: number;
  readonly anonymousPerMinute: number;
}

/** What a developer reads before the calls, in Markdown; a test runs its commands as they stand here. */
export const writeGuide = ({ server, analysesPerMinute, anonymousPerMinute }: GuideOptions): string => `
Wellput reads a message that somebody is about to send and says, phrase by phrase, what may land badly, why, and how else to say it.
One call does it, and needs no account.

## Quick start

\`\`\`sh
curl -sS -X PUT ${server}/prod/user_input --data-urlencode "data=You never listen to me."
\`\`\`

The same in TypeScript, which Node runs as it is:

\`\`\`ts
const answer = await fetch("${server}/prod/user_input", {
  method: "PUT",
  body: new URLSearchParams({ data: "You never listen to me." }),
});
const { user_input } = await answer.json();
for (const comment of user_input.sentence0.r_l) console.log(comment.c, comment.r_str);
\`\`\`

And in Python, with nothing to install:

\`\`\`python
import json, urllib.parse, urllib.request

form = urllib.parse.urlencode({"data": "You never listen to me."}).encode()
request = urllib.request.Request("${server}/prod/user_input", data=form, method="PUT")
with urllib.request.urlopen(request) as answer:
    for comment in json.load(answer)["user_input"]["sentence0"]["r_l"]:
        print(comment["c"], comment["r_str"])
\`\`\`

Sentences are \`sentence0\`, \`sentence1\` and so on. Where \`danger\` is there, somebody may be at risk: show \`end_response_str\`, which says
where help is, and nothing about wording until the writer goes on (\`go_on\`). Where \`may_need_help\` is there it is less sure: call nothing good, and name where help is beside the comments.

## Signing in

A program signs in with a token: make one under Account, API tokens. It is shown once; we keep a hash of it.

\`\`\`
Authorization: Bearer wp_…
\`\`\`

| scope | what it may do |
|---|---|
| \`analysis\` | read messages, counted as yours rather than your address's |
| \`data:read\` | read your own scenarios, responses, logs, quiz results and progress, what is public, and by \`GET /api/me/export\` all that is kept about you: also your e-mail, sign-ins, mails' subjects, ratings, reports and visits |
| \`data:write\` | add, change and delete them; keep a try with \`record_attempt\` or a message with \`db_flag\` |

Each call says which scope it takes. Calls without one are for people at Wellput's own screens, who sign in with a session cookie
(their examples read it from \`cookies.txt\`, where \`curl -c cookies.txt\` puts it with \`POST /api/session\`); a token cannot make tokens, change an account, or act as an admin, a trainer or a researcher. You may have ${TOKENS_MAX} tokens, and revoke each at any time; a new password revokes all.

Pages of other sites may call the API where this installation lists their origin in \`API_ORIGINS\`. Cookies count for nothing there.

## Limits

- ${analysesPerMinute} analyses a minute for a person, ${anonymousPerMinute} for an address without signing in; all people at one address together have as many as twenty.
- A message has at most ${ANALYSIS_MAX_CHARS.toLocaleString("en")} characters, counted in UTF-16 code units, and its call at most ${ANALYSIS_BODY_MAX_BYTES / 1024 / 1024} MiB as it is sent.
  Other bodies have at most ${BODY_MAX_BYTES / 1024} KiB. Beyond that comes 413, and \`fields\` says which of the two it was. Send a longer text in parts.
- An answer comes within ${FEEDBACK_TIMEOUT_MS / 1000} s, or 504: the longest message takes about six where nothing else is to do. Messages of more than
  ${TEXT_MAX_CHARS.toLocaleString("en")} characters are read one after the other, three of one caller at once; the fourth is answered 429.

Each answer of the analysis says how much is left, as the IETF's RateLimit header fields have it:

\`\`\`
RateLimit-Policy: "analysis";q=${analysesPerMinute};w=60
RateLimit: "analysis";r=${analysesPerMinute - 1};t=60
\`\`\`

\`q\` calls in \`w\` seconds; \`r\` are left, and in \`t\` seconds all are there again. Beyond that comes 429 with \`Retry-After\`.

## Errors

A refusal has the status of its code, and always this shape:

\`\`\`json
{ "error": { "code": "INVALID_INPUT", "message": "The input does not fit.", "requestId": "…", "fields": { "t": "Invalid option" } } }
\`\`\`

Go by \`code\`; \`message\` is for people. \`fields\` names what did not fit. \`requestId\` is in our log, and in \`X-Request-Id\`. After 429, 503
and 504 try again, after \`Retry-After\` where it is there. An address that does not take a method answers 405, and \`Allow\` names those that it takes. A call that creates something takes an id of yours: sent again, it stores nothing twice.

## Versions

This is version ${APP_VERSION} of the application, with the engine ${ENGINE_VERSION}. Every analysis names its engine, in \`engine_version\` and \`Engine-Version\`.

- **Stable:** every call that takes a token. Their fields, codes and meanings stay; new fields and new codes may come, so leave aside what
  you do not know. What the engine remarks on changes as it gets better.
- **Not stable:** calls without a scope. They serve our own screens and change with them.
- **Deprecated** calls go on for six months: their answers then carry \`Deprecation\` and \`Sunset\` (RFC 9745, RFC 8594), and say so on this page.
  None is deprecated now.
`;
