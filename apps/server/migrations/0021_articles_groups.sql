ALTER TABLE "articles" ADD COLUMN "summary" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "groups" text[] DEFAULT '{"GENERAL"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- What others read of an edited article is for everybody, as it was.
UPDATE "articles" SET "accepted" = "accepted" || '{"summary":"","groups":["GENERAL"]}'::jsonb WHERE "accepted" IS NOT NULL;
