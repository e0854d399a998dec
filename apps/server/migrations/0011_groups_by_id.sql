ALTER TABLE "groups" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_id" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "group_answers" RENAME COLUMN "group_name" TO "group_key";--> statement-breakpoint
ALTER TABLE "session_documents" RENAME COLUMN "group_name" TO "group_key";--> statement-breakpoint
-- What named its group knows it by its id from now on: renaming one changes no access. A name that two groups have opens both
-- where it can, and is the older one's where it cannot.
UPDATE "challenges" SET "groups" = (
	SELECT array_agg(keys."key" ORDER BY keys."at", keys."key") FROM (
		SELECT named."at", coalesce("groups"."id"::text, named."name") AS "key"
		FROM unnest("challenges"."groups") WITH ORDINALITY AS named("name", "at")
		LEFT JOIN "groups" ON "groups"."name" = named."name" AND named."name" <> 'GENERAL'
	) AS keys
) WHERE NOT "challenges"."groups" <@ ARRAY['GENERAL'];--> statement-breakpoint
UPDATE "group_answers" SET "group_key" = coalesce((
	SELECT "id"::text FROM "groups" WHERE "name" = "group_answers"."group_key" ORDER BY "created_at", "id" LIMIT 1
), "group_key") WHERE "group_key" <> 'general';--> statement-breakpoint
UPDATE "session_documents" SET "group_key" = coalesce((
	SELECT "id"::text FROM "groups" WHERE "name" = "session_documents"."group_key" ORDER BY "created_at", "id" LIMIT 1
), "group_key") WHERE "group_key" <> 'general';
