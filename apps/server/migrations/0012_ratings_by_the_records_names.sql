ALTER TABLE "ratings" RENAME COLUMN "user_id" TO "author_id";--> statement-breakpoint
ALTER TABLE "ratings" RENAME COLUMN "value" TO "user_feedback_value";--> statement-breakpoint
ALTER TABLE "ratings" RENAME COLUMN "reason" TO "user_feedback_str";--> statement-breakpoint
ALTER TABLE "ratings" RENAME COLUMN "sentence" TO "s_str";--> statement-breakpoint
ALTER TABLE "ratings" RENAME COLUMN "code" TO "c";--> statement-breakpoint
ALTER TABLE "ratings" RENAME COLUMN "comment_text" TO "r_str";--> statement-breakpoint
ALTER TABLE "ratings" RENAME COLUMN "sentence_index" TO "s_i";--> statement-breakpoint
ALTER TABLE "ratings" DROP CONSTRAINT "ratings_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "ratings_user";--> statement-breakpoint
DROP INDEX "ratings_value";--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "may_be_example" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ratings_author" ON "ratings" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "ratings_value" ON "ratings" USING btree ("user_feedback_value","created_at");--> statement-breakpoint
-- Whole messages that went along without having been asked for.
UPDATE "ratings" SET "text_input" = '' WHERE "user_feedback_value" <> 'general';
