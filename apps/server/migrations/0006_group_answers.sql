CREATE TABLE "group_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"group_name" text NOT NULL,
	"parent_doc" text NOT NULL,
	"written" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "group_answers" ADD CONSTRAINT "group_answers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_answers_place" ON "group_answers" USING btree ("group_name","parent_doc","created_at","id");--> statement-breakpoint
CREATE INDEX "group_answers_author" ON "group_answers" USING btree ("author_id");