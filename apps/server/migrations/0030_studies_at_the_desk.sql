CREATE TABLE "courses" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"group_id" uuid,
	"study" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "roles_trainer" UNIQUE("user_id","group_id"),
	CONSTRAINT "roles_researcher" UNIQUE("user_id","study")
);
--> statement-breakpoint
ALTER TABLE "course_progress" ADD COLUMN "arm" text;--> statement-breakpoint
ALTER TABLE "course_progress" ADD COLUMN "stratum" text;--> statement-breakpoint
ALTER TABLE "course_progress" ADD COLUMN "arm_number" integer;--> statement-breakpoint
ALTER TABLE "course_progress" ADD COLUMN "assigned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "completion_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "arms" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "block_size" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "seed" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "stratify_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "courses_name" ON "courses" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "roles_group" ON "roles" USING btree ("group_id");