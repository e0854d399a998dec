CREATE TABLE "course_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"participant_id" uuid,
	"course" text NOT NULL,
	"version" text NOT NULL,
	"item" text NOT NULL,
	"answers" jsonb NOT NULL,
	"correct" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_progress" (
	"participant_id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"index" integer NOT NULL,
	"finished" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_versions" (
	"course" text NOT NULL,
	"version" text NOT NULL,
	"document" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "course_versions_course_version_pk" PRIMARY KEY("course","version")
);
--> statement-breakpoint
ALTER TABLE "course_answers" ADD CONSTRAINT "course_answers_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_progress" ADD CONSTRAINT "course_progress_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_answers_course" ON "course_answers" USING btree ("course","created_at","id");--> statement-breakpoint
CREATE INDEX "course_answers_participant" ON "course_answers" USING btree ("participant_id");