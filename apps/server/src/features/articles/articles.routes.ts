import { CreateArticle, PageQuery, UpdateArticle } from "@wellput/contract";
import { Hono } from "hono";
import * as z from "zod";
import type { HonoEnv } from "../../http/env.ts";
import { requireMember } from "../../http/gates.ts";
import { validQuery, validStored } from "../../http/valid.ts";
import { findArticle, present } from "./article-row.ts";
import { createArticle } from "./create-article.ts";
import { deleteArticle } from "./delete-article.ts";
import { findNextArticle, listArticles } from "./list-articles.ts";
import { updateArticle } from "./update-article.ts";

const ListQuery = PageQuery.extend({ mine: z.stringbool().default(false) });

export const articlesRoutes = new Hono<HonoEnv>()
  .get("/", validQuery(ListQuery), async (c) => {
    return c.json(await listArticles(c.var.deps, { person: c.var.person, query: c.req.valid("query") }));
  })
  .post("/", validStored(CreateArticle), async (c) => {
    const { article, created } = await createArticle(c.var.deps, {
      person: requireMember(c),
      input: c.req.valid("json"),
    });
    return c.json(article, created ? 201 : 200);
  })
  .get("/:id", async (c) => {
    const { db } = c.var.deps;
    return c.json(await present(db, await findArticle(db, c.req.param("id"), c.var.person), c.var.person));
  })
  .get("/:id/next", async (c) => {
    return c.json(await findNextArticle(c.var.deps, { person: c.var.person, id: c.req.param("id") }));
  })
  .patch("/:id", validStored(UpdateArticle), async (c) => {
    const options = { person: requireMember(c), id: c.req.param("id"), input: c.req.valid("json") };
    return c.json(await updateArticle(c.var.deps, options));
  })
  .delete("/:id", async (c) => {
    await deleteArticle(c.var.deps, { person: requireMember(c), id: c.req.param("id") });
    return c.body(null, 204);
  });
