import {
  Article,
  ArticleCard,
  ArticleImage,
  Challenge,
  ChallengeProgress,
  ChallengeResponse,
  ChallengeSamples,
  CourseCard,
  CourseProgress,
  CourseVersion,
  GroupAnswer,
  Log,
  NextArticle,
  ParticipantPlace,
  QuizResult,
  Scenario,
  SessionDocument,
  SHEET_FIELDS_MAX,
  Withdrawal,
} from "@wellput/contract";
import * as z from "zod";
import { EXAMPLE_ID, type Operation, pageOf, resultOf } from "./operation.ts";

/** The smallest picture: a GIF of one pixel. */
const PIXEL = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const SENTENCE = { t: "O", p: "Say what you saw.", s: "You are always late.", m: "The report came on Friday." };
const everybody = { who: "everybody", status: 200 } as const;
const members = { who: "members", status: 200 } as const;
const SHEET = `general/${EXAMPLE_ID}/generalscenario`;
const QUIZ_ANSWERS = Array.from({ length: 10 }, (_, at) => ({ itemId: `feeling-${at + 1}`, userAnswer: "feeling" }));
const TITLE = { body: { title: "The late report", version: 1 } };

/** The calls that every noun has alike; `id` is a sample of it. */
function nounOperations(path: string, noun: string, shape: z.ZodType, who: Operation["who"], body: object) {
  const route = (method: string, rest = "") => `${method} ${path}${rest}`;
  return {
    [route("GET")]: {
      who,
      does: `A page of ${noun}s, newest first; \`next\` is the cursor of the page after.`,
      status: 200,
      answer: pageOf(shape),
      example: { query: "limit=10" },
    },
    [route("POST")]: {
      ...members,
      does: `Keeps a ${noun} under an id of the caller's; the same again answers the stored one.`,
      status: 201,
      answer: shape,
      example: { body: { id: EXAMPLE_ID, ...body } },
    },
    [route("GET", "/:id")]: { who, does: `One ${noun}.`, status: 200, answer: shape, example: { id: noun } },
    [route("DELETE", "/:id")]: { ...members, does: `Deletes a ${noun}.`, status: 204, example: { id: noun } },
  } satisfies Record<string, Operation>;
}

export const CONTENT_OPERATIONS: Readonly<Record<string, Operation>> = {
  ...nounOperations("/api/scenarios", "scenario", Scenario, "everybody", { title: "The window seat" }),
  "GET /api/scenarios": {
    ...everybody,
    does: "A page of the scenarios that everybody may read and of one's own, newest first; those with the words `q`, about a `theme`, or with `mine` one's own alone.",
    answer: pageOf(Scenario),
    example: { query: "theme=work&limit=10" },
  },
  "PATCH /api/scenarios/:id": {
    ...members,
    does: "Changes the given fields; what others read of a public one changes once an admin has accepted it. With the `version` that one had before one only where nothing was changed since: else 409 CHANGED_MEANWHILE.",
    answer: Scenario,
    example: { id: "scenario", ...TITLE },
  },
  ...nounOperations("/api/challenges", "challenge", Challenge, "everybody", {
    title: "A late report",
    challengeObjectList: [SENTENCE],
  }),
  "GET /api/challenges": {
    ...everybody,
    does: "A page of challenges, newest first, and of one's own drafts; those with the words `q`, with a `tag`, of a `type`, or with `mine` one's own alone.",
    answer: pageOf(Challenge),
    example: { query: "tag=work&type=all&limit=10" },
  },
  "PATCH /api/challenges/:id": {
    ...members,
    does: "Changes the given fields, where nothing was changed since the `version` that one had before one; with `isPublic` an admin publishes a draft, or its author or an admin takes it back to one.",
    answer: Challenge,
    example: { id: "challenge", ...TITLE },
  },
  "GET /api/challenges/:id/progress": {
    ...members,
    does: "How a challenge goes, in numbers, for its author and admins; of too few people it is not told how they fare.",
    answer: ChallengeProgress,
    example: { id: "challenge" },
  },
  "GET /api/challenges/:id/:index/samples": {
    ...everybody,
    does: "The sample answers of one sentence, after a try of one's own: a visitor gives its id as `attempt`.",
    answer: ChallengeSamples,
    example: { id: "sentence" },
  },
  ...nounOperations("/api/responses", "response", ChallengeResponse, "members", {
    parentDoc: "{challenge}",
    title: "A late report",
    sentence0: "It came on Friday.",
  }),
  ...nounOperations("/api/logs", "log", Log, "members", {
    title: "Monday",
    NegF_: [{ text: "The meeting", selected: ["tired"] }],
  }),
  "PATCH /api/logs/:id": {
    ...members,
    does: "Changes one's log, where nothing was changed since the `version` that one had before one.",
    answer: Log,
    example: { id: "log", body: { title: "Tuesday", version: 1 } },
  },
  ...nounOperations("/api/articles", "article", Article, "everybody", {
    title: "On listening",
    mainText: "<p>Ask first.</p>",
  }),
  "GET /api/articles": {
    ...everybody,
    does: "A page of the articles for everybody and for one's group, newest first, without their texts; `next` is the cursor of the page after.",
    answer: pageOf(ArticleCard),
    example: { query: "limit=10" },
  },
  "PUT /api/article-images/:id": {
    ...members,
    does: "Keeps a picture for an article under an id of the caller's: JPEG, PNG, WebP, GIF or AVIF as the body. It is written anew as WebP.",
    status: 201,
    answer: ArticleImage,
    example: { id: EXAMPLE_ID, body: Buffer.from(PIXEL, "base64") },
  },
  "GET /api/article-images/:id": {
    ...everybody,
    does: "A picture, for whoever reads its article; `size=small` is one for a list.",
    answer: "image/webp",
    example: { id: "articleImage" },
  },
  "POST /api/survey-answers": {
    ...everybody,
    does: "Keeps what somebody answers after a workshop, without a name: by the questions' ids, 1 to 5, one of the choices, or words.",
    status: 204,
    example: { body: { id: EXAMPLE_ID, answers: { useful: 4, pace: "Just right" } } },
  },
  "GET /api/articles/:id/next": {
    ...everybody,
    does: "What to read after an article.",
    answer: NextArticle,
    example: { id: "article" },
  },
  "PATCH /api/articles/:id": {
    ...members,
    does: "Changes the given fields, where nothing was changed since the version they were written on; what others read changes once an admin has accepted it.",
    answer: Article,
    example: { id: "article", body: { title: "The late report", version: 1 } },
  },
  "GET /api/quiz-results": {
    ...members,
    does: "A page of one's own rounds of the quiz, newest first.",
    answer: pageOf(QuizResult),
    example: { query: "limit=10" },
  },
  "POST /api/quiz-results": {
    ...members,
    does: "Keeps a finished round of the quiz under an id of the caller's; the server counts.",
    status: 201,
    answer: QuizResult,
    example: { body: { id: EXAMPLE_ID, answers: QUIZ_ANSWERS } },
  },
  "GET /drawings/:id": {
    ...everybody,
    does: "The drawing of a code, as SVG.",
    answer: "image/svg+xml",
    example: { id: "observe.svg" },
  },
  "GET /videos/:id": {
    ...everybody,
    does: "The video of a lesson that lies on this server, or a part of it by `Range`.",
    status: 404,
    example: { id: "lesson.mp4" },
  },
  "GET /api/groups/:groupName/:parentDoc": {
    ...members,
    who: "trainers",
    does: "What the members of a group answered to a scenario.",
    answer: pageOf(GroupAnswer),
    example: { id: "general/generalscenario" },
  },
  "POST /api/groups/:groupName/:parentDoc": {
    ...members,
    does: "Adds one's answers to a scenario to those of one's group, or of everybody.",
    status: 201,
    answer: Scenario,
    example: {
      id: "general/generalscenario",
      body: { id: "7b1f0a66-2d0c-4c8e-9d51-0c8a4f2e6b13", title: "My answers" },
    },
  },
  "PUT /api/groups/:groupName/:sessionId/:name": {
    ...everybody,
    does: "Opens the sheet that a session fills in together, and makes it when it is not there.",
    answer: SessionDocument,
    example: { id: SHEET },
  },
  "GET /api/groups/:groupName/:sessionId/:name": {
    ...everybody,
    does: "The sheet of a session as it stands.",
    answer: SessionDocument,
    example: { id: SHEET },
  },
  "PATCH /api/groups/:groupName/:sessionId/:name": {
    ...everybody,
    does: `Adds what somebody wrote to the sheet: an update of Yjs in base64, which others merge letter by letter. It takes nothing of theirs away, and sent twice it is the same. A sheet has at most ${SHEET_FIELDS_MAX} fields.`,
    status: 204,
    example: { id: SHEET, body: { writer: 1, field: "request", update: "AQEBAAQBB3JlcXVlc3QOQ291bGQgd2UgdGFsaz8A" } },
  },
  "GET /api/courses": {
    ...everybody,
    does: "The courses that there are, each with how many pages it has, and whether one needs a link with a user id for it.",
    answer: z.object({ courses: z.array(CourseCard) }),
  },
  "GET /api/courses/:name": {
    ...everybody,
    does: "A course as it is now, or in the `version` that somebody began with.",
    answer: CourseVersion,
    example: { id: "demoCourse" },
  },
  "PUT /api/courses/:name/:userId": {
    ...everybody,
    does: "A participant's step in a course: where they are, and what they have finished; without either it only begins. Answers where they are by now, or the consent that is asked for first, whose version comes with the step that agrees. In a study every step carries the `key` that the device made when it began, or what the panel's link said as `panel`: a user id alone opens nothing.",
    answer: CourseProgress,
    example: { id: "demoCourse/p7", body: { index: 1, finished: ["what-happened"] } },
  },
  "POST /api/courses/:name/:userId/withdrawal": {
    ...everybody,
    does: "Leaves a study, with the key that the device sent when it began: what the participant gave is deleted, or stays without their user id, as they were told. Answers which.",
    answer: z.object({ withdrawal: Withdrawal }),
    example: { id: "usersStudentExpt1/p7", body: { key: EXAMPLE_ID } },
  },
  "POST /api/courses/:name/answers": {
    ...everybody,
    does: "Keeps the answers to a quiz or a questionnaire of a course, of a participant or of nobody; a choice is its index. Those of a participant in a study come with the `key` or the `panel` that goes with every step.",
    status: 201,
    example: {
      id: "demoCourse",
      body: { id: EXAMPLE_ID, userId: "p7", version: "newest", item: "what-happened", answers: { 0: 2 } },
    },
  },
  "PUT /api/participants/:collection/:userId": {
    ...everybody,
    does: "Begins as a participant under the user id of a link; the same again changes nothing.",
    answer: ParticipantPlace,
    example: { id: "demoCourse/p7" },
  },
  "POST /api/ratings": {
    ...everybody,
    does: "Keeps what somebody thinks of comments, or general feedback.",
    status: 204,
    example: { body: { ratings: [{ id: EXAMPLE_ID, user_feedback_value: "general", user_feedback_str: "Thanks" }] } },
  },
  "POST /api/concerns": {
    ...everybody,
    does: "Reports something public to the admins: a scenario, an article or a challenge.",
    status: 204,
    example: { body: { id: EXAMPLE_ID, noun: "article", itemId: "{article}", kind: "hurtful" } },
  },
  "DELETE /api/ratings/examples": {
    ...everybody,
    who: "signed in",
    does: "Takes back that sentences one has rated may become examples for improving the program; answers of how many.",
    answer: z.object({ takenBack: z.int() }),
  },
  "POST /api/usage": {
    ...everybody,
    does: "Counts an event, without what anybody typed.",
    status: 204,
    example: { body: { id: EXAMPLE_ID, name: "page_view", path: "/mylogs" } },
  },
  "POST /api/newsletter": {
    ...everybody,
    does: "Puts an e-mail on the newsletter's list.",
    status: 204,
    example: { body: { email: "ada@example.org" } },
  },
  "POST /api/appends": {
    ...everybody,
    does: "Appends a text to a named array of a document, where the installation allows it.",
    status: 204,
    example: {
      body: { id: EXAMPLE_ID, document: "knowledgeBank/checkmessage", array: "texts", text: "It came on Friday." },
    },
  },
  "POST /api/callable/validateGroup": {
    ...everybody,
    does: "Whether a joining code is known and has a free seat.",
    answer: resultOf(z.boolean()),
    example: { body: { data: "TEST-CODE" } },
  },
  "POST /api/callable/setUserGroup": {
    ...everybody,
    who: "signed in",
    does: "Seats the person of an e-mail in the group of a code: oneself, or anybody for an admin.",
    answer: resultOf(z.boolean()),
    example: { body: { data: { email: "ada@example.org", group: "TEST-CODE" } } },
  },
  "POST /api/callable/:name": {
    ...everybody,
    does: "Any other callable is not there.",
    status: 404,
    example: { id: "anything" },
  },
};
