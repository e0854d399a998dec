import type { Site } from "@wellput/contract";
import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";

export const siteRoutes = new Hono<HonoEnv>().get("/", (c) => {
  const { settings } = c.var.deps;
  return c.json<Site>({
    contactEmail: settings.CONTACT_EMAIL ?? "",
    postalAddress: settings.POSTAL_ADDRESS,
    newsletterScriptUrl: settings.NEWSLETTER_SCRIPT_URL ?? null,
    links: settings.LINKS,
    videoHosts: settings.VIDEO_HOSTS,
    films: settings.ARTICLE_FILMS,
    workshopSurveyUrl: settings.WORKSHOP_SURVEY_URL ?? null,
    knowledgeBank: settings.KNOWLEDGE_BANK,
    languageModel: c.var.deps.languageModel !== null,
    providers: [...c.var.deps.providers.list],
  });
});
