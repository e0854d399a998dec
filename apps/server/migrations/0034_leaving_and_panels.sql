CREATE TABLE "study_withdrawals" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"course" text NOT NULL,
	"arm" text,
	"how" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_progress" ADD COLUMN "key_hash" text;--> statement-breakpoint
ALTER TABLE "course_progress" ADD COLUMN "panel" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "course_progress" ADD COLUMN "engine_version" text;--> statement-breakpoint
ALTER TABLE "course_progress" ADD COLUMN "left_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "withdrawal" text DEFAULT 'remove' NOT NULL;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "panel_parameters" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "engine_version" text;--> statement-breakpoint
ALTER TABLE "study_consents" ADD COLUMN "withdrawal" text DEFAULT 'remove' NOT NULL;--> statement-breakpoint
CREATE INDEX "study_withdrawals_course" ON "study_withdrawals" USING btree ("course");