CREATE TABLE "studies" (
	"course" text PRIMARY KEY NOT NULL,
	"consent_version" text,
	"opens_at" timestamp (3) with time zone,
	"closes_at" timestamp (3) with time zone,
	"quota" integer,
	"completion_code" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_consents" (
	"course" text NOT NULL,
	"version" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "study_consents_course_version_pk" PRIMARY KEY("course","version")
);
--> statement-breakpoint
ALTER TABLE "course_progress" ADD COLUMN "consent_version" text;--> statement-breakpoint
ALTER TABLE "course_progress" ADD COLUMN "consented_at" timestamp (3) with time zone;