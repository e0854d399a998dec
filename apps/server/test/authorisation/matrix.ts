// Longer than other files because the whole of who may do what is read in one place.
import { randomUUID } from "node:crypto";
import { writeFields } from "../../src/features/session-documents/sheet-state.ts";
import { TEST_CODE } from "../kit/provided.ts";
import { type Answers, admins, anybody, authorAndAdmins, authorOnly, members, type Row, signedIn } from "./row.ts";

const email = () => `${randomUUID()}@example.org`;
const scenario = () => ({ id: randomUUID(), title: "Mine" });
const challenge = () => ({
  id: randomUUID(),
  title: "New",
  challengeObjectList: [{ t: "O", p: "", s: "You are late.", m: "" }],
});
const course = (name: string) => ({
  name,
  title: "Mine",
  needsUserId: true,
  items: [{ kind: "page", id: "welcome", title: "Welcome", mustFinish: false, paragraphs: [] }],
  end: { title: "The end", paragraphs: [] },
});
/** The smallest picture: a GIF of one pixel. */
const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
const article = () => ({ id: randomUUID(), title: "New", mainText: "<p>Text</p>" });

const quizResult = () => ({
  id: randomUUID(),
  answers: Array.from({ length: 10 }, (_, at) => ({ itemId: `feeling-${at + 1}`, userAnswer: "feeling" })),
});

/** The installation itself. */
const SITE: readonly Row[] = [
  { route: "GET /healthz", answers: anybody(200) },
  { route: "GET /readyz", answers: anybody(200) },
  { route: "GET /meta.json", answers: anybody(200) },
  { route: "POST /api/empathy/words", json: () => ({ input: "I am sad." }), answers: anybody(200) },
  { route: "GET /getEmpathicResponse", query: "input=I+am+sad.", answers: anybody(200) },
  { route: "GET /drawings/:id", id: () => "observe.svg", answers: anybody(200) },
  { route: "GET /videos/:id", id: () => "nothing.mp4", answers: anybody("ROUTE_NOT_FOUND") },
  { route: "GET /api/openapi.json", answers: anybody(200) },
  { route: "GET /api/docs", answers: anybody(200) },
  { route: "GET /api/site", answers: anybody(200) },
  { route: "GET /api/help-numbers", answers: anybody(200) },
  { route: "GET /api/live", answers: anybody(200) },
  { route: "POST /api/usage", json: () => ({ id: randomUUID(), name: "page_view" }), answers: anybody(204) },
  { route: "GET /api/courses", answers: anybody(200) },
  { route: "GET /api/courses/:name", id: () => "demoCourse", answers: anybody(200) },
  {
    route: "PUT /api/courses/:name/:userId",
    id: () => `demoCourse/${randomUUID()}`,
    json: () => ({ index: 1 }),
    answers: anybody(200),
  },
  {
    route: "POST /api/courses/:name/:userId/withdrawal",
    id: () => `demoCourse/${randomUUID()}`,
    json: () => ({ key: randomUUID() }),
    answers: anybody("NOT_ALLOWED"),
  },
  {
    route: "POST /api/courses/:name/answers",
    id: () => "demoCourse",
    json: () => ({ id: randomUUID(), version: "newest", item: "what-happened", answers: { 0: 2 } }),
    answers: anybody(201),
  },
  {
    route: "PUT /api/participants/:collection/:userId",
    id: () => `demoCourse/${randomUUID()}`,
    answers: anybody(200),
  },
  {
    route: "POST /api/survey-answers",
    json: () => ({ id: randomUUID(), answers: { useful: 4 } }),
    answers: anybody(204),
  },
  { route: "POST /api/newsletter", json: () => ({ email: email() }), answers: anybody(204) },
];

/** A row asks for each role with people of its own, of whom one is the only admin. */
const ERASED: Answers = ["NOT_SIGNED_IN", 204, 204, 204, 204, 204];

/** Who one is. */
const ACCOUNTS: readonly Row[] = [
  { route: "GET /api/session", answers: anybody(200) },
  { route: "POST /api/session", json: () => ({ email: email(), password: "x" }), answers: anybody("EMAIL_UNKNOWN") },
  { route: "GET /api/session/providers/:id", id: () => "nobody", answers: anybody(302) },
  { route: "GET /api/session/providers/:id/callback", id: () => "nobody", answers: anybody(302) },
  { route: "DELETE /api/session", isAlone: true, answers: anybody(204) },
  {
    route: "POST /api/accounts",
    isAlone: true,
    json: () => ({ email: email(), password: "correct horse", terms: true, joiningCode: TEST_CODE }),
    answers: anybody(201),
  },
  { route: "POST /api/me/group", isAlone: true, json: () => ({ joiningCode: TEST_CODE }), answers: signedIn(200) },
  { route: "DELETE /api/me/group", isAlone: true, answers: signedIn(200) },
  { route: "PUT /api/me/email", json: () => ({ email: email() }), answers: signedIn(202) },
  {
    route: "POST /api/email-changes/confirm",
    json: () => ({ token: "guess" }),
    answers: anybody("EMAIL_LINK_INVALID"),
  },
  { route: "POST /api/me/terms", answers: signedIn(200) },
  { route: "POST /api/me/onboarded", answers: signedIn(200) },
  { route: "GET /api/me/username-proposal", answers: signedIn(200) },
  { route: "PUT /api/me/username", json: () => ({ username: randomUUID() }), answers: signedIn(200) },
  { route: "POST /api/me/admin", json: () => ({ token: "guess" }), answers: signedIn("ADMIN_LINK_INVALID") },
  {
    route: "PUT /api/me/password",
    isAlone: true,
    json: () => ({ password: "battery staple" }),
    answers: signedIn(204),
  },
  { route: "DELETE /api/me/sessions", isAlone: true, answers: signedIn(200) },
  { route: "GET /api/me/progress", answers: members(200) },
  { route: "GET /api/quiz-results", answers: members(200) },
  { route: "POST /api/quiz-results", json: quizResult, answers: members(201) },
  { route: "GET /api/me/export", answers: signedIn(200) },
  { route: "GET /api/me/tokens", answers: signedIn(200) },
  {
    route: "POST /api/me/tokens",
    isAlone: true,
    json: () => ({ id: randomUUID(), name: "Notebook", scopes: ["analysis"] }),
    answers: signedIn(201),
  },
  {
    route: "DELETE /api/me/tokens/:id",
    isAlone: true,
    id: ({ apiToken }) => apiToken,
    answers: ["NOT_SIGNED_IN", "TOKEN_NOT_FOUND", "TOKEN_NOT_FOUND", 204, "TOKEN_NOT_FOUND", "TOKEN_NOT_FOUND"],
  },
  { route: "DELETE /api/me", isAlone: true, json: () => ({}), answers: ERASED },
  { route: "POST /api/password-resets", json: () => ({ email: email() }), answers: anybody(202) },
  {
    route: "POST /api/password-resets/confirm",
    json: () => ({ token: "guess", password: "correct horse" }),
    answers: anybody("RESET_LINK_INVALID"),
  },
];

const ADMIN: readonly Row[] = [
  { route: "GET /api/admin/groups", answers: admins(200) },
  { route: "POST /api/admin/groups", json: () => ({ name: randomUUID(), code: randomUUID() }), answers: admins(200) },
  {
    route: "PATCH /api/admin/groups/:id",
    id: () => randomUUID(),
    json: () => ({ name: "New" }),
    answers: admins("GROUP_NOT_FOUND"),
  },
  { route: "DELETE /api/admin/groups/:id", id: () => randomUUID(), answers: admins("GROUP_NOT_FOUND") },
  { route: "GET /api/admin/members", answers: admins(200) },
  {
    route: "PUT /api/admin/members/:id/group",
    id: () => randomUUID(),
    json: () => ({ groupId: null }),
    answers: admins("MEMBER_NOT_FOUND"),
  },
  { route: "DELETE /api/admin/members/:id", id: () => randomUUID(), answers: admins("MEMBER_NOT_FOUND") },
  { route: "GET /api/admin/admins", answers: admins(200) },
  { route: "GET /api/admin/roles", answers: admins(200) },
  {
    route: "POST /api/admin/roles",
    // Its author has a desk then.
    isAlone: true,
    json: ({ authorEmail }) => ({ id: randomUUID(), email: authorEmail, role: "researcher", of: "demoCourse" }),
    answers: admins(201),
  },
  { route: "DELETE /api/admin/roles/:id", id: () => randomUUID(), answers: admins("ROLE_NOT_FOUND") },
  { route: "GET /api/assignments", answers: members(200) },
  { route: "GET /api/admin/assignments", answers: admins(200), atDesk: { trainer: 200 } },
  {
    route: "POST /api/admin/assignments",
    json: () => ({
      ...{ id: randomUUID(), groupId: randomUUID(), kind: "scenario", practiceId: randomUUID() },
      dueOn: "2099-03-01",
    }),
    answers: admins("GROUP_NOT_FOUND"),
    atDesk: { trainer: "NOT_ALLOWED" },
  },
  {
    route: "DELETE /api/admin/assignments/:id",
    id: () => randomUUID(),
    answers: admins("ASSIGNMENT_NOT_FOUND"),
    atDesk: { trainer: "ASSIGNMENT_NOT_FOUND" },
  },
  { route: "GET /api/admin/audit", answers: admins(200) },
  { route: "GET /api/admin/audit/audit.csv", answers: admins(200) },
  { route: "GET /api/admin/survey", answers: admins(200) },
  { route: "GET /api/admin/survey/answers.csv", answers: admins(200) },
  { route: "GET /api/admin/mails", answers: admins(200) },
  { route: "POST /api/admin/mails/:id/reading", id: () => randomUUID(), answers: admins("MAIL_NOT_FOUND") },
  { route: "GET /api/admin/responses", answers: admins(200) },
  { route: "GET /api/admin/courses", answers: admins(200), atDesk: { researcher: 200 } },
  {
    route: "PUT /api/admin/courses/:name",
    of: "a new one",
    id: () => "matrix-course",
    json: () => ({ course: course("matrix-course"), base: "an older version" }),
    answers: admins("CHANGED_MEANWHILE"),
    atDesk: { researcher: "CHANGED_MEANWHILE" },
  },
  {
    route: "PUT /api/admin/courses/:name",
    of: "of another study",
    id: () => "demoCourse",
    json: () => ({ course: course("demoCourse"), base: "an older version" }),
    answers: admins("CHANGED_MEANWHILE"),
  },
  {
    route: "GET /api/admin/courses/:name/report",
    id: () => "usersStudentExpt1",
    answers: admins(200),
    atDesk: { researcher: 200 },
  },
  {
    route: "PUT /api/admin/courses/:name/study",
    id: () => "usersStudentExpt1",
    json: () => ({}),
    answers: admins(200),
    atDesk: { researcher: 200 },
  },
  {
    route: "GET /api/admin/courses/:name/:file",
    of: "of the researcher's study",
    id: () => "usersStudentExpt1/answers.csv",
    answers: admins(200),
    atDesk: { researcher: 200 },
  },
  {
    route: "GET /api/admin/courses/:name/:file",
    of: "of another course",
    id: () => "demoCourse/answers.csv",
    answers: admins(200),
  },
  { route: "GET /api/admin/participants", answers: admins(200), atDesk: { researcher: 200 } },
  {
    route: "GET /api/admin/participants/:collection/:file",
    of: "of the researcher's study",
    id: () => "usersStudentExpt1/attempts.csv",
    answers: admins(200),
    atDesk: { researcher: 200 },
  },
  {
    route: "GET /api/admin/participants/:collection/:file",
    of: "of a folder",
    id: () => "Students2023/ratings.csv",
    answers: admins(200),
  },
  {
    route: "DELETE /api/admin/participants/:collection/:userId",
    of: "of the researcher's study",
    id: () => "usersStudentExpt1/nobody",
    answers: admins("PARTICIPANT_NOT_FOUND"),
    atDesk: { researcher: "PARTICIPANT_NOT_FOUND" },
  },
  {
    route: "DELETE /api/admin/participants/:collection/:userId",
    of: "of another course",
    id: () => "demoCourse/nobody",
    answers: admins("PARTICIPANT_NOT_FOUND"),
  },
  { route: "GET /api/admin/reports/roster", query: `code=${TEST_CODE}`, answers: admins(200) },
  { route: "GET /api/admin/reports/opinions", answers: admins(200) },
  { route: "GET /api/admin/reports/ratings", query: "kind=disagreements", answers: admins(200) },
  {
    route: "PUT /api/admin/reports/ratings/:id/candidate",
    id: () => randomUUID(),
    json: () => ({ isCandidate: true }),
    answers: admins("RATING_NOT_FOUND"),
  },
  {
    route: "DELETE /api/admin/reports/ratings/:id",
    id: () => randomUUID(),
    answers: admins("RATING_NOT_FOUND"),
  },
  { route: "GET /api/admin/reports/usage", answers: admins(200) },
  { route: "GET /api/admin/reports/exports/:name", id: () => "groups.csv", answers: admins(200) },
  { route: "GET /api/admin/desk", answers: admins(200) },
  { route: "GET /api/admin/reviews", answers: admins(200) },
  {
    route: "GET /api/admin/reviews/:noun/:id",
    id: (given) => `scenario/${given.waitingScenario}`,
    answers: admins(200),
  },
  {
    route: "POST /api/admin/reviews/:noun/:id/accept",
    id: (given) => `article/${given.editedArticle}`,
    json: ({ waitingSince }) => ({ waitingSince }),
    answers: admins(204),
  },
  {
    route: "POST /api/admin/reviews/:noun/:id/decline",
    id: (given) => `scenario/${given.waitingScenario}`,
    json: ({ waitingSince }) => ({ waitingSince, reason: "It names somebody." }),
    answers: admins(204),
  },
  { route: "GET /api/admin/answers", answers: admins(200), atDesk: { trainer: 200 } },
  {
    route: "GET /api/admin/answers/:groupName/:parentDoc/answers.csv",
    id: () => "Ward/doc",
    answers: admins(200),
    atDesk: { trainer: 200 },
  },
  { route: "GET /api/admin/concerns", answers: admins(200) },
  {
    route: "POST /api/admin/concerns/:noun/:id/keep",
    id: (given) => `scenario/${given.publicScenario}`,
    json: ({ reportedAt }) => ({ latest: reportedAt }),
    answers: admins(204),
  },
  {
    route: "POST /api/admin/concerns/:noun/:id/take-down",
    id: (given) => `scenario/${given.publicScenario}`,
    json: () => ({ reason: "It names somebody." }),
    answers: admins(204),
  },
  { route: "GET /api/admin/newsletter", answers: admins(200) },
  { route: "DELETE /api/admin/newsletter/:id", id: () => randomUUID(), answers: admins("SUBSCRIBER_NOT_FOUND") },
  { route: "GET /api/appends", answers: admins(200) },
  {
    route: "POST /api/appends",
    of: "where it is not enabled",
    json: () => ({ id: randomUUID(), document: "knowledgeBank/nowhere", array: "texts", text: "x" }),
    answers: anybody("NOT_ALLOWED"),
  },
  { route: "POST /api/callable/addAdminRole", json: () => ({ data: { email: email() } }), answers: admins(200) },
  { route: "POST /api/callable/removeAdminRole", json: () => ({ data: { email: email() } }), answers: admins(200) },
];

const SCENARIOS: readonly Row[] = [
  { route: "GET /api/scenarios", answers: anybody(200) },
  { route: "GET /api/scenarios", of: "one's own", query: "mine=true", answers: signedIn(200) },
  { route: "POST /api/scenarios", json: scenario, answers: members(201) },
  { route: "GET /api/scenarios/:id", of: "public", id: (given) => given.publicScenario, answers: anybody(200) },
  {
    route: "GET /api/scenarios/:id",
    of: "not accepted yet",
    id: (given) => given.waitingScenario,
    answers: ["SCENARIO_NOT_FOUND", "SCENARIO_NOT_FOUND", "SCENARIO_NOT_FOUND", 200, "SCENARIO_NOT_FOUND", 200],
  },
  {
    route: "GET /api/scenarios/:id",
    of: "private",
    id: (given) => given.privateScenario,
    answers: [
      "SCENARIO_NOT_FOUND",
      "SCENARIO_NOT_FOUND",
      "SCENARIO_NOT_FOUND",
      200,
      "SCENARIO_NOT_FOUND",
      "SCENARIO_NOT_FOUND",
    ],
  },
  ...(["PATCH", "DELETE"] as const).flatMap((method): Row[] => {
    const rest = method === "PATCH" ? { json: () => ({ title: "Changed", version: 1 }) } : {};
    const status = method === "PATCH" ? 200 : 204;
    const route = `${method} /api/scenarios/:id`;
    return [
      { route, of: "public", id: (given) => given.publicScenario, ...rest, answers: authorAndAdmins(status) },
      {
        route,
        of: "not accepted yet",
        id: (given) => given.waitingScenario,
        ...rest,
        answers: ["NOT_SIGNED_IN", "GATE_GROUP", "SCENARIO_NOT_FOUND", status, "SCENARIO_NOT_FOUND", status],
      },
      {
        route,
        of: "private",
        id: (given) => given.privateScenario,
        ...rest,
        answers: authorOnly(status, "SCENARIO_NOT_FOUND"),
      },
    ];
  }),
];

const GROUP_ANSWERS: readonly Row[] = [
  {
    route: "GET /api/groups/:groupName/:parentDoc",
    id: () => "Ward/doc",
    answers: admins(200),
    atDesk: { trainer: 200 },
  },
  {
    route: "POST /api/groups/:groupName/:parentDoc",
    of: "general",
    id: () => "general/doc",
    json: scenario,
    answers: members(201),
  },
  {
    route: "POST /api/groups/:groupName/:parentDoc",
    of: "the author's group",
    id: () => "Ward/doc",
    json: scenario,
    answers: ["NOT_SIGNED_IN", "GATE_GROUP", 201, 201, "NOT_ALLOWED", 201],
    atDesk: { trainer: 201 },
  },
];

const SHEET = "/api/groups/:groupName/:sessionId/:name";
/** The group's members and admins: for everybody else there is nothing. */
const wardOnly = (status: number): Answers => [
  "SESSION_NOT_FOUND",
  "SESSION_NOT_FOUND",
  status,
  status,
  "SESSION_NOT_FOUND",
  status,
];
const SESSIONS: readonly Row[] = [
  { route: `GET ${SHEET}`, id: (given) => given.sheet, answers: wardOnly(200), atDesk: { trainer: 200 } },
  { route: `PUT ${SHEET}`, id: (given) => given.sheet, answers: wardOnly(200), atDesk: { trainer: 200 } },
  {
    route: `PUT ${SHEET}`,
    of: "general, whoever has the key",
    id: () => `general/${randomUUID()}/scenario1`,
    answers: anybody(200),
  },
  {
    route: `PATCH ${SHEET}`,
    id: (given) => given.sheet,
    json: () => ({ field: "request", ...writeFields({ request: "Could we?" }) }),
    answers: wardOnly(204),
    atDesk: { trainer: 204 },
  },
];

/** A trainer's workshop: for another trainer it is not there, and for an admin only to delete. Its author trains nobody any more. */
const WORKSHOPS: readonly Row[] = [
  { route: "GET /api/workshops", answers: admins(200), atDesk: { trainer: 200 } },
  {
    route: "POST /api/workshops",
    json: () => ({ id: randomUUID(), title: "Mine", steps: [{ kind: "question", prompt: "How?" }] }),
    answers: admins(201),
    atDesk: { trainer: 201 },
  },
  {
    route: "GET /api/workshops/:id",
    id: (given) => given.workshop,
    answers: admins("WORKSHOP_NOT_FOUND"),
    atDesk: { trainer: "WORKSHOP_NOT_FOUND" },
  },
  {
    route: "PATCH /api/workshops/:id",
    id: (given) => given.workshop,
    json: () => ({ act: "end", isOver: true }),
    answers: admins("WORKSHOP_NOT_FOUND"),
    atDesk: { trainer: "WORKSHOP_NOT_FOUND" },
  },
  {
    route: "DELETE /api/workshops/:id",
    id: (given) => given.workshop,
    answers: admins(204),
    atDesk: { trainer: "WORKSHOP_NOT_FOUND" },
  },
  {
    route: "PUT /api/workshops/:id",
    id: (given) => given.workshop,
    json: () => ({ title: "Mine", steps: [{ id: randomUUID(), kind: "question", prompt: "How?" }] }),
    answers: admins("WORKSHOP_NOT_FOUND"),
    atDesk: { trainer: "WORKSHOP_NOT_FOUND" },
  },
  {
    route: "GET /api/workshops/:id/results",
    id: (given) => given.workshop,
    answers: admins("WORKSHOP_NOT_FOUND"),
    atDesk: { trainer: "WORKSHOP_NOT_FOUND" },
  },
  {
    route: "GET /api/workshops/:id/answers.csv",
    id: (given) => given.workshop,
    answers: admins("WORKSHOP_NOT_FOUND"),
    atDesk: { trainer: "WORKSHOP_NOT_FOUND" },
  },
  {
    route: "GET /api/rooms/:code/sheet.txt",
    id: (given) => given.workshopCode,
    answers: anybody("WORKSHOP_NOT_JOINED"),
  },
  { route: "GET /api/rooms/:code/key", id: (given) => given.workshopCode, answers: anybody("WORKSHOP_NOT_JOINED") },
  {
    route: "PUT /api/rooms/:code/seat",
    id: (given) => given.workshopCode,
    json: () => ({ key: randomUUID() }),
    answers: anybody("WORKSHOP_SEAT_NOT_FOUND"),
  },
  { route: "GET /api/rooms/:code", id: (given) => given.workshopCode, answers: anybody(200) },
  {
    route: "POST /api/rooms/:code/guests",
    id: (given) => given.workshopCode,
    json: () => ({}),
    answers: anybody(200),
  },
  {
    route: "PUT /api/rooms/:code/table",
    id: (given) => given.workshopCode,
    json: () => ({ table: 2 }),
    answers: anybody("WORKSHOP_NOT_JOINED"),
  },
  {
    route: "PUT /api/rooms/:code/:stepId/vote",
    id: (given) => `${given.workshopCode}/${given.workshopStep}`,
    json: () => ({ answerId: randomUUID() }),
    answers: anybody("WORKSHOP_NOT_JOINED"),
  },
  {
    route: "GET /api/rooms/:code/:stepId/table",
    id: (given) => `${given.workshopCode}/${given.workshopTable}`,
    answers: anybody("WORKSHOP_NOT_JOINED"),
  },
  {
    route: "PATCH /api/rooms/:code/:stepId/table",
    id: (given) => `${given.workshopCode}/${given.workshopTable}`,
    json: () => ({ field: "answer", ...writeFields({ answer: "Could we?" }) }),
    answers: anybody("WORKSHOP_NOT_JOINED"),
  },
  {
    route: "PUT /api/rooms/:code/:stepId",
    of: "not joined",
    id: (given) => `${given.workshopCode}/${given.workshopStep}`,
    json: () => ({ text: "Could we?", base: 0 }),
    answers: anybody("WORKSHOP_NOT_JOINED"),
  },
];

const CHALLENGES: readonly Row[] = [
  { route: "GET /api/challenges", answers: anybody(200) },
  { route: "GET /api/challenges", of: "one's own", query: "mine=true", answers: signedIn(200) },
  { route: "POST /api/challenges", json: challenge, answers: admins(201) },
  {
    route: "GET /api/challenges/:id",
    of: "of a group",
    id: (given) => given.groupChallenge,
    answers: ["NOT_SIGNED_IN", "CHALLENGE_NOT_FOUND", 200, 200, "CHALLENGE_NOT_FOUND", 200],
    atDesk: { trainer: 200 },
  },
  {
    route: "GET /api/challenges/:id/:index/samples",
    of: "of a group",
    id: (given) => `${given.groupChallenge}/0`,
    answers: ["NOT_SIGNED_IN", "CHALLENGE_NOT_FOUND", "NOT_TRIED", 200, "CHALLENGE_NOT_FOUND", 200],
    atDesk: { trainer: "NOT_TRIED" },
  },
  {
    route: "GET /api/challenges/:id/progress",
    of: "of a group",
    id: (given) => given.groupChallenge,
    answers: ["NOT_SIGNED_IN", "GATE_GROUP", "NOT_ALLOWED", 200, "CHALLENGE_NOT_FOUND", 200],
    atDesk: { trainer: 200 },
  },
  {
    route: "PATCH /api/challenges/:id",
    of: "of a group",
    id: (given) => given.groupChallenge,
    json: () => ({ title: "Changed", version: 1 }),
    answers: ["NOT_SIGNED_IN", "GATE_GROUP", "NOT_ALLOWED", 200, "CHALLENGE_NOT_FOUND", 200],
    atDesk: { trainer: "NOT_ALLOWED" },
  },
  {
    route: "DELETE /api/challenges/:id",
    of: "of a group",
    id: (given) => given.groupChallenge,
    answers: ["NOT_SIGNED_IN", "GATE_GROUP", "NOT_ALLOWED", 204, "CHALLENGE_NOT_FOUND", 204],
    atDesk: { trainer: "NOT_ALLOWED" },
  },
];

const RESPONSES: readonly Row[] = [
  { route: "GET /api/responses", answers: members(200) },
  {
    route: "POST /api/responses",
    of: "to a challenge of a group",
    json: (given) => ({ id: randomUUID(), parentDoc: given.groupChallenge, title: "Mine" }),
    answers: ["NOT_SIGNED_IN", "GATE_GROUP", 201, 201, "CHALLENGE_NOT_FOUND", 201],
    atDesk: { trainer: 201 },
  },
  {
    route: "GET /api/responses/:id",
    id: (given) => given.response,
    answers: authorOnly(200, "RESPONSE_NOT_FOUND"),
  },
  {
    route: "DELETE /api/responses/:id",
    id: (given) => given.response,
    answers: ["NOT_SIGNED_IN", "GATE_GROUP", "RESPONSE_NOT_FOUND", 204, "RESPONSE_NOT_FOUND", 204],
  },
];

const LOGS: readonly Row[] = [
  { route: "GET /api/logs", answers: members(200) },
  { route: "POST /api/logs", json: scenario, answers: members(201) },
  { route: "GET /api/logs/:id", id: (given) => given.log, answers: authorOnly(200, "LOG_NOT_FOUND") },
  {
    route: "PATCH /api/logs/:id",
    id: (given) => given.log,
    json: () => ({ title: "Tuesday", version: 1 }),
    answers: authorOnly(200, "LOG_NOT_FOUND"),
  },
  { route: "DELETE /api/logs/:id", id: (given) => given.log, answers: authorOnly(204, "LOG_NOT_FOUND") },
];

const ARTICLES: readonly Row[] = [
  { route: "GET /api/articles", answers: anybody(200) },
  { route: "POST /api/articles", json: article, answers: members(201) },
  { route: "GET /api/articles/:id", id: (given) => given.article, answers: anybody(200) },
  { route: "GET /api/articles", of: "one's own", query: "mine=true", answers: signedIn(200) },
  {
    route: "PATCH /api/articles/:id",
    id: (given) => given.editedArticle,
    json: () => ({ title: "Changed", version: 1 }),
    answers: authorAndAdmins(200),
  },
  {
    route: "POST /api/articles",
    of: "for the author's group",
    json: () => ({ ...article(), groups: ["Ward"] }),
    answers: ["NOT_SIGNED_IN", "GATE_GROUP", 201, 201, "NOT_ALLOWED", 201],
    atDesk: { trainer: 201 },
  },
  {
    route: "GET /api/articles/:id",
    of: "for the author's group",
    id: (given) => given.groupArticle,
    answers: ["ARTICLE_NOT_FOUND", "ARTICLE_NOT_FOUND", 200, 200, "ARTICLE_NOT_FOUND", 200],
    atDesk: { trainer: 200 },
  },
  { route: "GET /api/articles/:id/next", id: (given) => given.article, answers: anybody(200) },
  {
    route: "GET /api/articles/:id/next",
    of: "for the author's group",
    id: (given) => given.groupArticle,
    answers: ["ARTICLE_NOT_FOUND", "ARTICLE_NOT_FOUND", 200, 200, "ARTICLE_NOT_FOUND", 200],
    atDesk: { trainer: 200 },
  },
  {
    route: "PUT /api/article-images/:id",
    id: () => randomUUID(),
    json: () => PIXEL,
    answers: members(201),
  },
  {
    route: "GET /api/article-images/:id",
    id: (given) => given.articleImage,
    answers: ["IMAGE_NOT_FOUND", "IMAGE_NOT_FOUND", 200, 200, "IMAGE_NOT_FOUND", 200],
    atDesk: { trainer: 200 },
  },
  { route: "DELETE /api/articles/:id", id: (given) => given.article, answers: authorAndAdmins(204) },
];

const FEEDBACK: readonly Row[] = [
  { route: "PUT /prod/user_input", form: { data: "Hello." }, answers: anybody(200) },
  ...(["publicScenario", "privateScenario"] as const).map(
    (sample): Row => ({
      route: "POST /api/concerns",
      of: sample,
      json: (given) => ({ id: randomUUID(), noun: "scenario", itemId: given[sample], kind: "hurtful" }),
      answers: anybody(sample === "publicScenario" ? 204 : "SCENARIO_NOT_FOUND"),
    }),
  ),
  { route: "DELETE /api/ratings/examples", answers: signedIn(200) },
  {
    route: "POST /api/ratings",
    json: () => ({ ratings: [{ id: randomUUID(), user_feedback_value: "general", user_feedback_str: "Thanks" }] }),
    answers: anybody(204),
  },
];

const CALLABLES: readonly Row[] = [
  { route: "POST /api/callable/validateGroup", json: () => ({ data: TEST_CODE }), answers: anybody(200) },
  {
    route: "POST /api/callable/setUserGroup",
    of: "oneself",
    isAlone: true,
    json: (given) => ({ data: { email: given.ownEmail, group: TEST_CODE } }),
    answers: signedIn(200),
  },
  {
    route: "POST /api/callable/setUserGroup",
    of: "the author",
    isAlone: true,
    json: (given) => ({ data: { email: given.authorEmail, group: TEST_CODE } }),
    answers: ["NOT_SIGNED_IN", "NOT_ALLOWED", "NOT_ALLOWED", 200, "NOT_ALLOWED", 200],
  },
  { route: "POST /api/callable/callAPI", form: { data: "Hello." }, answers: anybody(200) },
  { route: "POST /api/callable/:name", id: () => "dropTables", answers: anybody("CALLABLE_NOT_FOUND") },
];

/** Who may do what, route by route. A route of the app without a row here fails the test. */
export const MATRIX: readonly Row[] = [
  ...SITE,
  ...ACCOUNTS,
  ...ADMIN,
  ...SCENARIOS,
  ...SESSIONS,
  ...WORKSHOPS,
  ...GROUP_ANSWERS,
  ...CHALLENGES,
  ...RESPONSES,
  ...LOGS,
  ...ARTICLES,
  ...FEEDBACK,
  ...CALLABLES,
];
