ALTER TABLE "workshop_guests" ADD COLUMN "sheets" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Until now a table's sheet was theirs who sit there.
UPDATE "workshop_guests" SET "sheets" = array(
  SELECT "name" FROM "session_documents"
  WHERE "session_documents"."workshop_id" = "workshop_guests"."workshop_id"
  AND split_part("name", ' ', 2) = "workshop_guests"."table_number"::text
);
