import type { TokenScope } from "@wellput/contract";

const nounRoutes = (path: string, ...writes: readonly string[]): [string, TokenScope][] => [
  [`GET ${path}`, "data:read"],
  [`POST ${path}`, "data:write"],
  ...writes.map((method): [string, TokenScope] => [`${method} ${path}/:id`, "data:write"]),
];

/**
 * What programs may do, each by the scope of a token that it takes, or by any token: the pages of other sites too, which
 * reach nothing else here. A route that is not in this list is for people at our own screens: accounts, tokens
 * themselves, and everything of admins.
 */
const TOKEN_ROUTES: ReadonlyMap<string, TokenScope | "any"> = new Map<string, TokenScope | "any">([
  ["PUT /prod/user_input", "analysis"],
  ["POST /api/callable/callAPI", "analysis"],
  ["GET /getEmpathicResponse", "analysis"],
  ["POST /api/empathy/words", "analysis"],
  ["GET /api/openapi.json", "any"],
  ["GET /api/docs", "any"],
  ["GET /api/site", "any"],
  ["GET /api/help-numbers", "any"],
  ...nounRoutes("/api/scenarios", "PATCH", "DELETE"),
  ["GET /api/scenarios/:id", "data:read"],
  ...nounRoutes("/api/responses", "DELETE"),
  ["GET /api/responses/:id", "data:read"],
  ...nounRoutes("/api/logs", "PATCH", "DELETE"),
  ["GET /api/logs/:id", "data:read"],
  ...nounRoutes("/api/quiz-results"),
  ["GET /api/challenges", "data:read"],
  ["GET /api/challenges/:id", "data:read"],
  ["GET /api/articles", "data:read"],
  ["GET /api/articles/:id", "data:read"],
  ["GET /api/me/progress", "data:read"],
  ["GET /api/me/export", "data:read"],
  ["POST /api/ratings", "data:write"],
]);

export const tokenRoutes = (): readonly string[] => [...TOKEN_ROUTES.keys()];

/** What a route takes of a program: undefined where it takes none. */
export const scopeOfRoute = (route: string): TokenScope | "any" | undefined => TOKEN_ROUTES.get(route);
