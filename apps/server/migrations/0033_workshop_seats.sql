ALTER TABLE "workshop_guests" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "workshops" ADD COLUMN "kept_days" integer DEFAULT 90 NOT NULL;