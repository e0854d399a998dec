ALTER TABLE "challenges" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "scenarios" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;