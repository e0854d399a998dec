ALTER TABLE "challenges" ADD COLUMN "type" text;--> statement-breakpoint
-- Who writes upwards has practised writing upwards.
UPDATE "challenges" SET "type" = "direction";--> statement-breakpoint
ALTER TABLE "challenges" ALTER COLUMN "type" SET NOT NULL;
