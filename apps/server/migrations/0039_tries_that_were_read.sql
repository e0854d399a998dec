ALTER TABLE "course_progress" ADD COLUMN "tried" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- What was kept until now was read.
UPDATE "course_progress" SET "tried" = array(
  SELECT DISTINCT "tag" FROM "participants"
  JOIN "attempts" ON "attempts"."path" = 'AIHelper/' || "participants"."collection" || '/' || "participants"."user_id"
  CROSS JOIN unnest(string_to_array("attempts"."tg", ',')) AS "tag"
  WHERE "participants"."id" = "course_progress"."participant_id" AND "tag" <> 'unaided'
);
