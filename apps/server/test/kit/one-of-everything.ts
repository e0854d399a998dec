import { randomUUID } from "node:crypto";
import { GROUP_DEFAULT, NO_PARTS } from "@wellput/contract";
import type { Database } from "../../src/db/database.ts";
import {
  apiTokens,
  appends,
  articleImages,
  articles,
  attempts,
  challenges,
  concerns,
  groupAnswers,
  logs,
  messages,
  quizResults,
  ratings,
  responses,
  scenarios,
  sessionDocuments,
  sessionFields,
  surveyAnswers,
  usageRecords,
} from "../../src/db/schema/index.ts";
import { groupKeys } from "../../src/features/groups/public.ts";
import { writeFields } from "../../src/features/session-documents/sheet-state.ts";
import { addUpdate } from "../../src/features/session-documents/sheet-updates.ts";
import { storeOneWorkshop, type WorkshopSamples } from "./one-workshop.ts";

/** Ids of what a person made, by kind. */
export interface Samples extends WorkshopSamples {
  readonly privateScenario: string;
  readonly publicScenario: string;
  /** Of somebody's report of the public one, when it came. */
  readonly reportedAt: string;
  /** Made public, and not accepted yet; `waitingSince` is when. */
  readonly waitingScenario: string;
  readonly waitingSince: string;
  readonly groupChallenge: string;
  readonly response: string;
  /** The path of a shared sheet of the group Ward. */
  readonly sheet: string;
  readonly log: string;
  readonly apiToken: string;
  readonly article: string;
  /** Accepted once, and changed since. */
  readonly editedArticle: string;
  /** For the group Ward. */
  readonly groupArticle: string;
  /** The picture above it. */
  readonly articleImage: string;
}

const SENTENCE = { t: "O", p: "", s: "You are late.", m: "" } as const;

/**
 * Stores one of everything that a person can make; every text of theirs holds `mark`, so that it can be looked for, but
 * what they sent to the admins with a rating: that is `said`.
 */
export async function storeOneOfEverything(
  db: Database,
  authorId: string,
  mark: string,
  said = mark,
): Promise<Samples> {
  const createdAt = new Date();
  const [ward = "Ward"] = await groupKeys(db, ["Ward"]);
  const own = () => ({ id: randomUUID(), createdAt });
  const shared = { authorId, title: "Shared", summary: "", isPublic: true, authByAdmin: false };
  const [privateScenario, publicScenario, waitingScenario, groupChallenge] = [own(), own(), own(), own()];
  const [response, log, article, editedArticle] = [own(), own(), own(), own()];
  const [groupArticle, articleImage] = [own(), own()];
  const hidden = { ...shared, title: mark, summary: mark, finalMessage: mark, isPublic: false, listed: false };
  await db.insert(scenarios).values([
    { ...privateScenario, ...hidden },
    { ...publicScenario, ...shared, finalMessage: "", listed: true, judgment: mark, ownNeeds: [mark] },
    { ...waitingScenario, ...hidden, isPublic: true, waitingSince: createdAt },
  ]);
  const challenge = { ...groupChallenge, ...shared, challengeObjectList: [SENTENCE], tags: [], groups: [ward] };
  await db.insert(challenges).values({ ...challenge, direction: "a", type: "a" });
  const answers = { title: mark, summary: mark, sentences: [mark], additional: mark };
  await db.insert(responses).values({ ...response, authorId, parentDoc: groupChallenge.id, ...answers });
  const written = { ...NO_PARTS, title: mark, summary: mark, finalMessage: mark };
  await db.insert(groupAnswers).values({ ...own(), authorId, groupKey: ward, parentDoc: publicScenario.id, written });
  const sheet = { ...own(), groupKey: ward, sessionId: randomUUID(), name: "scenario1" };
  await db.insert(sessionDocuments).values(sheet);
  const { update, writer } = writeFields({ request: mark });
  await addUpdate(db, { documentId: sheet.id, update, userId: authorId, writers: [writer] });
  await db.insert(sessionFields).values({ documentId: sheet.id, field: "strategies", userId: authorId, value: mark });
  const quizAnswers = [{ question: mark, correctAnswer: "feeling", userAnswer: "judgment" } as const];
  const round = {
    activityType: "judgmentsquiz",
    answers: quizAnswers,
    correct: 0,
    incorrect: 1,
    finalScore: 0,
  } as const;
  await db.insert(quizResults).values({ ...own(), authorId, ...round });
  const apiToken = own();
  const key = { tokenHash: randomUUID(), ending: "abcd", scopes: ["analysis" as const] };
  await db.insert(apiTokens).values({ ...apiToken, userId: authorId, name: mark, ...key });
  const note = [{ text: mark, selected: [mark], helped: false }];
  await db.insert(logs).values({ ...log, authorId, title: mark, NegF_: note, NegN_: note, PosF_: note, PosN_: note });
  const pathOf = (id: string) => `/api/article-images/${id}`;
  const ours = {
    imagePath: "",
    imageAlt: "",
    videoLink: "",
    title: "Ours",
    summary: "",
    mainText: "",
    quote: "",
    citation: "",
    tags: [],
    groups: [GROUP_DEFAULT],
  };
  await db.insert(articles).values([
    { ...article, authorId, ...ours, listed: true },
    { ...groupArticle, authorId, ...ours, imagePath: pathOf(articleImage.id), groups: [ward], listed: true },
    {
      ...editedArticle,
      authorId,
      ...ours,
      title: mark,
      mainText: mark,
      listed: true,
      accepted: ours,
      waitingSince: createdAt,
    },
  ]);
  const pixels = { bytes: new Uint8Array([1]), small: new Uint8Array([2]), width: 1, height: 1 };
  await db.insert(articleImages).values({ ...articleImage, authorId, articleId: groupArticle.id, ...pixels });
  // Nothing in it says whose it is.
  await db.insert(surveyAnswers).values({ id: randomUUID(), answers: { useful: 4 }, day: "2026-11-23" });
  const attempt = { userId: authorId, path: "generalAttempt", d: "a", t: "G", m: mark, oldM: mark } as const;
  await db.insert(attempts).values({ ...own(), ...attempt, s: [], sessId: mark, g: mark, tg: mark });
  await db.insert(messages).values({ ...own(), userId: authorId, message: mark });
  const rating = {
    authorId,
    user_feedback_value: "-1",
    c: "NO_BIAS",
    rule: "verdict-adjective",
    mayBeExample: true,
  } as const;
  const words = { user_feedback_str: said, textInput: said, email: `${said}@example.org`, s_str: said, r_str: said };
  await db.insert(ratings).values({ ...own(), ...rating, ...words, comment_id: said, s_i: 0 });
  const concern = { ...own(), authorId, scenarioId: publicScenario.id };
  await db.insert(concerns).values({ ...concern, kind: "other", text: said });
  const appended = { document: "knowledgeBank/checkmessage", array: "texts", text: mark };
  await db.insert(appends).values({ ...own(), userId: authorId, ...appended });
  await db.insert(usageRecords).values({ ...own(), userId: authorId, name: "page_view", path: "/mylogs" });
  return {
    privateScenario: privateScenario.id,
    publicScenario: publicScenario.id,
    reportedAt: createdAt.toISOString(),
    waitingScenario: waitingScenario.id,
    waitingSince: createdAt.toISOString(),
    groupChallenge: groupChallenge.id,
    response: response.id,
    sheet: `Ward/${sheet.sessionId}/${sheet.name}`,
    log: log.id,
    apiToken: apiToken.id,
    article: article.id,
    editedArticle: editedArticle.id,
    groupArticle: groupArticle.id,
    articleImage: articleImage.id,
    ...(await storeOneWorkshop(db, authorId, mark)),
  };
}
