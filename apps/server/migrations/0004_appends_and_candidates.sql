CREATE TABLE "appends" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"document" text NOT NULL,
	"array" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "candidate_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appends" ADD CONSTRAINT "appends_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appends_newest" ON "appends" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "appends_user" ON "appends" USING btree ("user_id");