CREATE INDEX "ratings_comment" ON "ratings" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "usage_records_created" ON "usage_records" USING btree ("created_at");--> statement-breakpoint
-- A participant is known by the user id of their link: no account has what they said of the comments on their tries.
UPDATE "ratings" SET "author_id" = NULL, "email" = '' WHERE "comment_id" IN (
  SELECT jsonb_path_query("s"::jsonb, '$[*].r_l[*].id') #>> '{}' FROM "attempts" WHERE "path" LIKE 'AIHelper/%/%'
);--> statement-breakpoint
-- What members of a deleted group wrote for each other is for nobody else, also where another group gets its name.
UPDATE "articles" SET "groups" = array(
  SELECT "named"."key" FROM unnest("articles"."groups") WITH ORDINALITY AS "named" ("key", "at")
  WHERE "named"."key" = 'GENERAL' OR EXISTS (SELECT FROM "groups" WHERE "groups"."id"::text = "named"."key")
  ORDER BY "named"."at"
);--> statement-breakpoint
UPDATE "articles" SET "accepted" = jsonb_set("accepted", '{groups}', coalesce((
  SELECT jsonb_agg("named"."key" ORDER BY "named"."at")
  FROM jsonb_array_elements_text("accepted" -> 'groups') WITH ORDINALITY AS "named" ("key", "at")
  WHERE "named"."key" = 'GENERAL' OR EXISTS (SELECT FROM "groups" WHERE "groups"."id"::text = "named"."key")
), '[]'))
WHERE jsonb_typeof("accepted" -> 'groups') = 'array';
