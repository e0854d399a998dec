import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { requestId } from "hono/request-id";
import { withPerson } from "./auth/with-person.ts";
import { accountsRoutes } from "./features/accounts/accounts.routes.ts";
import { adminsRoutes } from "./features/accounts/admins.routes.ts";
import { emailChangesRoutes } from "./features/accounts/email-changes.routes.ts";
import { meRoutes } from "./features/accounts/me.routes.ts";
import { passwordResetsRoutes } from "./features/accounts/password-resets.routes.ts";
import { providersRoutes } from "./features/accounts/providers.routes.ts";
import { sessionRoutes } from "./features/accounts/session.routes.ts";
import { analysisRoutes } from "./features/analysis/analysis.routes.ts";
import { createApiDocsRoutes } from "./features/api-docs/api-docs.routes.ts";
import { appendsRoutes } from "./features/appends/appends.routes.ts";
import { articlesRoutes } from "./features/articles/articles.routes.ts";
import { articleImagesRoutes } from "./features/articles/images.routes.ts";
import { adminAssignmentsRoutes, assignmentsRoutes } from "./features/assignments/assignments.routes.ts";
import { auditRoutes } from "./features/audit/audit.routes.ts";
import { callablesRoutes } from "./features/callables/callables.routes.ts";
import { challengesRoutes } from "./features/challenges/challenges.routes.ts";
import { adminConcernsRoutes, concernsRoutes } from "./features/concerns/concerns.routes.ts";
import { adminCoursesRoutes } from "./features/courses/admin-courses.routes.ts";
import { coursesRoutes } from "./features/courses/courses.routes.ts";
import { videosRoutes } from "./features/courses/videos.routes.ts";
import { deskRoutes } from "./features/desk/desk.routes.ts";
import { drawingsRoutes } from "./features/drawings/drawings.routes.ts";
import { empathyRoutes } from "./features/empathy/empathy.routes.ts";
import { adminAnswersRoutes } from "./features/group-answers/admin-answers.routes.ts";
import { groupAnswersRoutes } from "./features/group-answers/group-answers.routes.ts";
import { groupsRoutes } from "./features/groups/groups.routes.ts";
import { healthRoutes } from "./features/health/health.routes.ts";
import { helpNumbersRoutes } from "./features/help-numbers/help-numbers.routes.ts";
import { logsRoutes } from "./features/logs/logs.routes.ts";
import { mailsRoutes } from "./features/mails/mails.routes.ts";
import { membersRoutes } from "./features/members/members.routes.ts";
import { metaRoutes } from "./features/meta/meta.routes.ts";
import { adminNewsletterRoutes } from "./features/newsletter/admin-newsletter.routes.ts";
import { newsletterRoutes } from "./features/newsletter/newsletter.routes.ts";
import { adminParticipantsRoutes } from "./features/participants/admin-participants.routes.ts";
import { participantsRoutes } from "./features/participants/participants.routes.ts";
import { progressRoutes } from "./features/progress/progress.routes.ts";
import { quizResultsRoutes } from "./features/quiz-results/quiz-results.routes.ts";
import { ratingsRoutes } from "./features/ratings/ratings.routes.ts";
import { reportsRoutes } from "./features/reports/reports.routes.ts";
import { adminResponsesRoutes } from "./features/responses/admin-responses.routes.ts";
import { responsesRoutes } from "./features/responses/responses.routes.ts";
import { reviewsRoutes } from "./features/reviews/reviews.routes.ts";
import { rolesRoutes } from "./features/roles/roles.routes.ts";
import { scenariosRoutes } from "./features/scenarios/scenarios.routes.ts";
import { sessionDocumentsRoutes } from "./features/session-documents/session-documents.routes.ts";
import { siteRoutes } from "./features/site/site.routes.ts";
import { adminSurveyRoutes, surveyRoutes } from "./features/survey/survey.routes.ts";
import { tokensRoutes } from "./features/tokens/tokens.routes.ts";
import { usageRoutes } from "./features/usage/usage.routes.ts";
import { roomsRoutes } from "./features/workshops/rooms.routes.ts";
import { workshopsRoutes } from "./features/workshops/workshops.routes.ts";
import { allowedOrigins } from "./http/allowed-origins.ts";
import { AppError } from "./http/app-error.ts";
import { compress } from "./http/compress.ts";
import type { Deps, HonoEnv } from "./http/env.ts";
import { knownHost } from "./http/known-host.ts";
import { limitBody } from "./http/limit-body.ts";
import { errorResponse, onError } from "./http/on-error.ts";
import { requestLog } from "./http/request-log.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { serveWeb } from "./http/serve-web.ts";
import { liveRoutes } from "./live/live.routes.ts";

const REQUEST_ID_MAX_CHARS = 64;

/** Builds the whole HTTP app from its dependencies. Opens no port, reads no environment. */
export function createApp(deps: Deps) {
  const app = new Hono<HonoEnv>();
  app.onError(onError);
  app.use(async (c, next) => {
    c.set("deps", deps);
    await next();
  });
  app.use(requestId({ limitLength: REQUEST_ID_MAX_CHARS }), requestLog, securityHeaders, knownHost);
  app.use(async (_c, next) => {
    if (deps.stopping.aborted) throw new AppError("SHUTTING_DOWN");
    await next();
  });
  app.use(compress, allowedOrigins, sameOrigin, limitBody);
  app.use("/api/*", withPerson);
  app.use("/prod/*", withPerson);
  app.use("/getEmpathicResponse", withPerson);
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        c.header("allow", methods.join(", "));
        return errorResponse(c, "METHOD_NOT_ALLOWED");
      },
    }),
  );
  app.notFound(async (c) => (await serveWeb(c)) ?? errorResponse(c, "ROUTE_NOT_FOUND"));
  return withRoutes(app);
}

function withRoutes(app: Hono<HonoEnv>) {
  return app
    .route("/", healthRoutes)
    .route("/", metaRoutes)
    .route("/drawings", drawingsRoutes)
    .route("/videos", videosRoutes)
    .route(
      "/api",
      createApiDocsRoutes(() => app.routes),
    )
    .route("/api/site", siteRoutes)
    .route("/api/help-numbers", helpNumbersRoutes)
    .route("/api/session", sessionRoutes)
    .route("/api/session/providers", providersRoutes)
    .route("/api/accounts", accountsRoutes)
    .route("/api/me", meRoutes)
    .route("/api/me/progress", progressRoutes)
    .route("/api/me/tokens", tokensRoutes)
    .route("/api/password-resets", passwordResetsRoutes)
    .route("/api/email-changes", emailChangesRoutes)
    .route("/api/admin/groups", groupsRoutes)
    .route("/api/admin/admins", adminsRoutes)
    .route("/api/admin/roles", rolesRoutes)
    .route("/api/assignments", assignmentsRoutes)
    .route("/api/admin/assignments", adminAssignmentsRoutes)
    .route("/api/admin/audit", auditRoutes)
    .route("/api/admin/mails", mailsRoutes)
    .route("/api/admin/participants", adminParticipantsRoutes)
    .route("/api/admin/reports", reportsRoutes)
    .route("/api/admin/responses", adminResponsesRoutes)
    .route("/api/admin/members", membersRoutes)
    .route("/api/admin/courses", adminCoursesRoutes)
    .route("/api/admin/desk", deskRoutes)
    .route("/api/admin/reviews", reviewsRoutes)
    .route("/api/admin/answers", adminAnswersRoutes)
    .route("/api/admin/concerns", adminConcernsRoutes)
    .route("/api/admin/newsletter", adminNewsletterRoutes)
    .route("/api/appends", appendsRoutes)
    .route("/api/scenarios", scenariosRoutes)
    .route("/api/groups", groupAnswersRoutes)
    .route("/api/groups", sessionDocumentsRoutes)
    .route("/api/challenges", challengesRoutes)
    .route("/api/courses", coursesRoutes)
    .route("/api/responses", responsesRoutes)
    .route("/api/logs", logsRoutes)
    .route("/api/articles", articlesRoutes)
    .route("/api/article-images", articleImagesRoutes)
    .route("/api/survey-answers", surveyRoutes)
    .route("/api/admin/survey", adminSurveyRoutes)
    .route("/api/quiz-results", quizResultsRoutes)
    .route("/api/participants", participantsRoutes)
    .route("/api/ratings", ratingsRoutes)
    .route("/api/concerns", concernsRoutes)
    .route("/api/usage", usageRoutes)
    .route("/api/newsletter", newsletterRoutes)
    .route("/api/workshops", workshopsRoutes)
    .route("/api/rooms", roomsRoutes)
    .route("/api/callable", callablesRoutes)
    .route("/prod", analysisRoutes)
    .route("/", empathyRoutes)
    .route("/api/live", liveRoutes);
}

export type AppType = ReturnType<typeof createApp>;
