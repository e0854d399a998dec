ALTER TABLE "session_documents" ALTER COLUMN "session_id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "session_documents" ADD COLUMN "used_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "session_documents_used" ON "session_documents" USING btree ("used_at");--> statement-breakpoint
UPDATE "audit_log" SET "title" = coalesce("scenarios"."accepted" ->> 'title', "scenarios"."title") FROM "scenarios" WHERE "act" LIKE 'scenario.%' AND "target" = "scenarios"."id"::text AND "scenarios"."listed";--> statement-breakpoint
UPDATE "audit_log" SET "title" = coalesce("articles"."accepted" ->> 'title', "articles"."title") FROM "articles" WHERE "act" LIKE 'article.%' AND "target" = "articles"."id"::text AND "articles"."listed";--> statement-breakpoint
UPDATE "audit_log" SET "title" = "challenges"."title" FROM "challenges" WHERE "act" LIKE 'challenge.%' AND "target" = "challenges"."id"::text AND "challenges"."is_public";
