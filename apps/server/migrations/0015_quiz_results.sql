CREATE TABLE "quiz_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"activity_type" text NOT NULL,
	"answers" jsonb NOT NULL,
	"correct" integer NOT NULL,
	"incorrect" integer NOT NULL,
	"final_score" double precision NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quiz_results" ADD CONSTRAINT "quiz_results_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quiz_results_author" ON "quiz_results" USING btree ("author_id","created_at","id");