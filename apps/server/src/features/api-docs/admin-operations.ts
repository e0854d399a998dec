import {
  AnswerPlace,
  Append,
  Assignment,
  AuditEntry,
  ConcernList,
  Course,
  CourseReport,
  Desk,
  Group,
  Mail,
  Member,
  Opinion,
  OwnAssignment,
  ParticipantCount,
  ResponseEntry,
  Role,
  RosterEntry,
  RuleOpinions,
  StoredStudy,
  StudyReport,
  Subscriber,
  SurveyResults,
  UsageReport,
  WaitingList,
  WaitingVersion,
} from "@wellput/contract";
import * as z from "zod";
import { EXAMPLE_ID, type Operation, pageOf, resultOf } from "./operation.ts";

const admins = { who: "admins", status: 200 } as const;
const trainers = { who: "trainers", status: 200 } as const;
const researchers = { who: "researchers", status: 200 } as const;
const ROLE = { body: { data: { email: "ada@example.org" } } };
const Said = resultOf(
  z.union([z.object({ message: z.string() }), z.object({ errorInfo: z.object({ message: z.string() }) })]),
);

export const ADMIN_OPERATIONS: Readonly<Record<string, Operation>> = {
  "GET /api/admin/groups": { ...admins, does: "Every group with its seats.", answer: z.array(Group) },
  "POST /api/admin/groups": {
    ...admins,
    does: "Saves a group by its code; one that is there keeps its count.",
    answer: Group,
    example: { body: { name: "Ward 7", code: "WARD-7", maxNum: 30 } },
  },
  "PATCH /api/admin/groups/:id": {
    ...admins,
    does: "Changes a group's name, code or seats, or archives it: then nobody new joins, and its members stay. With the `version` that one had before one only where nothing was changed since: else 409 CHANGED_MEANWHILE.",
    answer: Group,
    example: { id: "group", body: { name: "Ward Seven", isArchived: true } },
  },
  "DELETE /api/admin/groups/:id": {
    ...admins,
    does: "Deletes a group without members, with its gathered answers and its shared sheets.",
    status: 204,
    example: { id: "group" },
  },
  "GET /api/admin/members": {
    ...admins,
    does: "Everybody who has an account, newest first, by words, by group, or those of none.",
    answer: pageOf(Member),
    example: { query: "search=ada&limit=10" },
  },
  "PUT /api/admin/members/:id/group": {
    ...admins,
    does: "Moves somebody into another group, or with null out of theirs.",
    status: 204,
    example: { id: "member", body: { groupId: null } },
  },
  "DELETE /api/admin/members/:id": {
    ...admins,
    does: "Deletes somebody's account, as they could themselves.",
    status: 204,
    example: { id: "member" },
  },
  "GET /api/admin/admins": {
    ...admins,
    does: "The admins' e-mails.",
    answer: z.object({ emails: z.array(z.string()) }),
  },
  "GET /api/admin/roles": {
    ...admins,
    does: "Who is trainer of which group, or researcher of which study.",
    answer: z.object({ roles: z.array(Role) }),
  },
  "POST /api/admin/roles": {
    ...admins,
    does: "Makes somebody trainer of a group, by its id, or researcher of a study, by the name of its course.",
    status: 201,
    answer: Role,
    example: { body: { id: EXAMPLE_ID, email: "{memberEmail}", role: "researcher", of: "usersStudentExpt1" } },
  },
  "DELETE /api/admin/roles/:id": { ...admins, does: "Takes a role away.", status: 204, example: { id: "role" } },
  "GET /api/assignments": {
    who: "members",
    status: 200,
    does: "What one's own group is asked to practise until which day, and whether one has done it.",
    answer: z.object({ assignments: z.array(OwnAssignment) }),
  },
  "GET /api/admin/assignments": {
    ...trainers,
    does: "What the groups that one trains are asked to practise, and how many have done it: from five people up, and never who.",
    answer: z.object({ assignments: z.array(Assignment) }),
  },
  "POST /api/admin/assignments": {
    ...trainers,
    does: "Asks a group to practise something until a day: a `challenge` or a `scenario` that its members can open.",
    status: 201,
    answer: Assignment,
    example: {
      body: { id: EXAMPLE_ID, groupId: "{group}", kind: "scenario", practiceId: "{scenario}", dueOn: "2099-03-01" },
    },
  },
  "DELETE /api/admin/assignments/:id": {
    ...trainers,
    does: "Asks a group for something no more; what people wrote stays.",
    status: 204,
    example: { id: "assignment" },
  },
  "POST /api/callable/addAdminRole": { ...admins, does: "Makes somebody an admin.", answer: Said, example: ROLE },
  "POST /api/callable/removeAdminRole": {
    ...admins,
    does: "Takes somebody's admin rights; the last admin stays.",
    answer: Said,
    example: ROLE,
  },
  "GET /api/admin/audit": {
    ...admins,
    does: "What admins did, newest first: all of it, or about one kind of thing, with some words, of the last days.",
    answer: pageOf(AuditEntry),
    example: { query: "about=group&days=30" },
  },
  "GET /api/admin/audit/audit.csv": {
    ...admins,
    does: "The same as a file.",
    answer: "text/csv",
    example: { query: "about=group" },
  },
  "GET /api/admin/mails": { ...admins, does: "The outbox, without what the mails say.", answer: pageOf(Mail) },
  "POST /api/admin/mails/:id/reading": {
    ...admins,
    does: "What a mail says, where no mail server is set; each reading is in the audit log.",
    answer: z.object({ text: z.string() }),
    example: { id: "mail" },
  },
  "GET /api/admin/courses": {
    ...researchers,
    does: "How many began each course, and how far they came.",
    answer: z.object({ courses: z.array(CourseReport) }),
  },
  "PUT /api/admin/courses/:name": {
    ...researchers,
    does: "Makes a course, or a new version of one: whoever has begun it finishes it as it was then. 409 CHANGED_MEANWHILE where `base` is not its newest version.",
    answer: z.object({ version: z.string(), course: Course }),
    example: {
      id: "ward-7",
      body: {
        base: null,
        course: {
          name: "ward-7",
          title: "A first course",
          needsUserId: true,
          items: [
            { kind: "page", id: "welcome", title: "Welcome", mustFinish: false, paragraphs: ["Good that you came."] },
          ],
          end: { title: "That was all", paragraphs: [] },
        },
      },
    },
  },
  "PUT /api/admin/courses/:name/study": {
    ...researchers,
    does: "Makes a course a study: the consent it asks for, when it is open, how many may begin, the code for whoever has come to its end, what becomes of what somebody gave who leaves, and which parameters of a panel's link are kept. With the `version` that one had before one only where nothing was changed since: else 409 CHANGED_MEANWHILE.",
    answer: StoredStudy,
    example: {
      id: "usersStudentExpt1",
      body: { consent: "Taking part is up to you.", quota: 200, completionCode: "C1A2" },
    },
  },
  "GET /api/admin/courses/:name/report": {
    ...researchers,
    does: "On which page people stop, and by arm the mean of every answer that counts, with its bootstrap interval of 95%.",
    answer: StudyReport,
    example: { id: "demoCourse" },
  },
  "GET /api/admin/courses/:name/:file": {
    ...researchers,
    does: "What a course has gathered, as participants.csv, progress.csv, answers.csv, attempts.csv, ratings.csv, consents.csv or withdrawals.csv; for a study as wide.csv (one row a participant), long.csv (one row an event), codebook.csv, messages.csv (texts alone, for blind scoring) or message-key.csv. What was chosen stands in answers.csv, wide.csv and long.csv by its number from 1.",
    answer: "text/csv",
    example: { id: "demoCourse/participants.csv" },
  },
  "GET /api/admin/participants": {
    ...researchers,
    does: "How many participants began, by folder of the message helper and course.",
    answer: z.object({ collections: z.array(ParticipantCount) }),
  },
  "GET /api/admin/participants/:collection/:file": {
    ...researchers,
    does: "What the participants of a folder or course tried and how they rated the comments, as attempts.csv or ratings.csv.",
    answer: "text/csv",
    example: { id: "Students2023/attempts.csv" },
  },
  "DELETE /api/admin/participants/:collection/:userId": {
    ...researchers,
    does: "Deletes a participant with everything kept under their user id.",
    status: 204,
    example: { id: "participant" },
  },
  "GET /api/admin/reports/roster": {
    ...admins,
    does: "Who joined with a code.",
    answer: z.object({ members: z.array(RosterEntry) }),
    example: { query: "code=TEST-CODE" },
  },
  "GET /api/admin/reports/opinions": {
    ...admins,
    does: "How many agree and disagree with the comments of each rule.",
    answer: z.object({ rules: z.array(RuleOpinions) }),
  },
  "GET /api/admin/responses": {
    ...admins,
    does: "A page of the responses to challenges, newest first: to which and when, not what they say or whose they are.",
    answer: pageOf(ResponseEntry),
  },
  "GET /api/admin/reports/ratings": {
    ...admins,
    does: "What people disagreed with, or general feedback.",
    answer: pageOf(Opinion),
    example: { query: "kind=disagreements" },
  },
  "PUT /api/admin/reports/ratings/:id/candidate": {
    ...admins,
    does: "Makes a disagreement a candidate line of the labelled set, or takes that back.",
    status: 204,
    example: { id: "rating", body: { isCandidate: true } },
  },
  "DELETE /api/admin/reports/ratings/:id": {
    ...admins,
    does: "Deletes a question or comment, as its writer may ask; never what somebody said of a comment.",
    status: 204,
    example: { id: "letter" },
  },
  "GET /api/admin/survey": {
    ...admins,
    does: "What people answered after workshops, question by question, without names.",
    answer: SurveyResults,
  },
  "GET /api/admin/survey/answers.csv": {
    ...admins,
    does: "The same as a table, a line for whoever answered.",
    answer: "text/csv",
  },
  "GET /api/admin/reports/usage": {
    ...admins,
    does: "Usage by day and by group.",
    answer: UsageReport,
    example: { query: "days=7" },
  },
  "GET /api/admin/reports/exports/:name": {
    ...admins,
    does: "A report as a file: groups.csv, roster.csv, ratings.csv, usage.csv, newsletter.csv, candidates.jsonl or usage-records.json.",
    answer: "text/csv",
    example: { id: "groups.csv" },
  },
  "GET /api/admin/desk": { ...admins, does: "How much waits for the admins.", answer: Desk },
  "GET /api/admin/reviews": {
    ...admins,
    does: "What members want to publish and no admin has accepted yet, longest waiting first.",
    answer: WaitingList,
  },
  "GET /api/admin/reviews/:noun/:id": {
    ...admins,
    does: "One of it in full: each field as others read it now, and as it would be.",
    answer: WaitingVersion,
    example: { id: "waiting" },
  },
  "POST /api/admin/reviews/:noun/:id/accept": {
    ...admins,
    does: "Accepts the version that was read: from now on everybody reads it.",
    status: 204,
    example: { id: "waiting", body: { waitingSince: "{waitingSince}" } },
  },
  "POST /api/admin/reviews/:noun/:id/decline": {
    ...admins,
    does: "Declines the version that was read, with a reason that its author sees.",
    status: 204,
    example: { id: "waiting", body: { waitingSince: "{waitingSince}", reason: "It names somebody." } },
  },
  "GET /api/admin/answers": {
    ...trainers,
    does: "Where answers to scenarios were gathered, by group and scenario.",
    answer: z.object({ places: z.array(AnswerPlace) }),
  },
  "GET /api/admin/answers/:groupName/:parentDoc/answers.csv": {
    ...trainers,
    does: "The answers of a group to a scenario as a file, without names.",
    answer: "text/csv",
    example: { id: "general/generalscenario" },
  },
  "GET /api/admin/concerns": {
    ...admins,
    does: "What people reported, each thing with all its reports, longest ago first; by whom does not show.",
    answer: ConcernList,
  },
  "POST /api/admin/concerns/:noun/:id/keep": {
    ...admins,
    does: "Leaves a reported thing as it is: its reports up to `latest` are settled.",
    status: 204,
    example: { id: "concerned", body: { latest: "{reportedAt}" } },
  },
  "POST /api/admin/concerns/:noun/:id/take-down": {
    ...admins,
    does: "Takes a reported situation or article down, with a reason that its author sees.",
    status: 204,
    example: { id: "concerned", body: { reason: "It names somebody." } },
  },
  "GET /api/admin/newsletter": {
    ...admins,
    does: "Who asked for the newsletter, newest first, all or by words.",
    answer: pageOf(Subscriber),
    example: { query: "search=ada&limit=10" },
  },
  "DELETE /api/admin/newsletter/:id": {
    ...admins,
    does: "Takes an address off the newsletter's list.",
    status: 204,
    example: { id: "subscriber" },
  },
  "GET /api/appends": { ...admins, does: "What was added to the Knowledge Bank.", answer: pageOf(Append) },
};
