ALTER TABLE "responses" ADD COLUMN "asked" jsonb;--> statement-breakpoint
-- As far as it is known by now, and without the samples.
UPDATE "responses" SET "asked" = jsonb_build_object(
  'direction', "challenges"."direction",
  'sentences', (SELECT jsonb_agg("sentence" - 'm') FROM jsonb_path_query("challenges"."challenge_object_list", '$[*]') AS "sentence")
) FROM "challenges" WHERE "challenges"."id" = "responses"."parent_doc";
