ALTER TABLE "articles" ADD COLUMN "listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ALTER COLUMN "listed" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "accepted" jsonb;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "declined_reason" text;--> statement-breakpoint
ALTER TABLE "scenarios" ADD COLUMN "accepted" jsonb;--> statement-breakpoint
ALTER TABLE "scenarios" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "scenarios" ADD COLUMN "declined_reason" text;--> statement-breakpoint
-- What nobody has accepted goes with its author, and what they have not yet read waits.
DELETE FROM "scenarios" WHERE NOT "listed" AND "author_id" IS NULL;--> statement-breakpoint
UPDATE "scenarios" SET "waiting_since" = "created_at" WHERE "is_public" AND NOT "listed";--> statement-breakpoint
ALTER TABLE "scenarios" DROP CONSTRAINT "scenarios_private_has_author";--> statement-breakpoint
ALTER TABLE "scenarios" ADD CONSTRAINT "scenarios_unlisted_has_author" CHECK ("scenarios"."listed" or "scenarios"."author_id" is not null);--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_unlisted_has_author" CHECK ("articles"."listed" or "articles"."author_id" is not null);--> statement-breakpoint
DROP INDEX "articles_newest";--> statement-breakpoint
DROP INDEX "articles_author";--> statement-breakpoint
CREATE INDEX "articles_listed" ON "articles" USING btree ("created_at","id") WHERE "articles"."listed";--> statement-breakpoint
CREATE INDEX "articles_waiting" ON "articles" USING btree ("waiting_since") WHERE "articles"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "articles_author" ON "articles" USING btree ("author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "scenarios_waiting" ON "scenarios" USING btree ("waiting_since") WHERE "scenarios"."waiting_since" is not null;
