CREATE TABLE "concerns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"scenario_id" uuid,
	"article_id" uuid,
	"challenge_id" uuid,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "concerns_about_one" CHECK (num_nonnulls("concerns"."scenario_id", "concerns"."article_id", "concerns"."challenge_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "newsletter_emails" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "concerns" ADD CONSTRAINT "concerns_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concerns" ADD CONSTRAINT "concerns_scenario_id_scenarios_id_fk" FOREIGN KEY ("scenario_id") REFERENCES "public"."scenarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concerns" ADD CONSTRAINT "concerns_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concerns" ADD CONSTRAINT "concerns_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "concerns_author" ON "concerns" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "concerns_scenario" ON "concerns" USING btree ("scenario_id");--> statement-breakpoint
CREATE INDEX "concerns_article" ON "concerns" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "concerns_challenge" ON "concerns" USING btree ("challenge_id");--> statement-breakpoint
CREATE INDEX "newsletter_emails_newest" ON "newsletter_emails" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "newsletter_emails" ADD CONSTRAINT "newsletter_emails_id" UNIQUE("id");