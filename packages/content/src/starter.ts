export { starterArticleIds } from "./starter/article-ids.ts";
export { starterArticles } from "./starter/articles.ts";
export { starterChallenges, starterSentences } from "./starter/challenges.ts";
export { namedScenarioIds } from "./starter/named-scenarios.ts";
export { starterScenarios } from "./starter/scenarios.ts";
export type { StarterSentence } from "./starter/starter-challenge.ts";
