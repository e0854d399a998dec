CREATE TABLE "engine_builds" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"code" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "engine_build" text;--> statement-breakpoint
ALTER TABLE "studies" ADD CONSTRAINT "studies_engine_build_engine_builds_id_fk" FOREIGN KEY ("engine_build") REFERENCES "public"."engine_builds"("id") ON DELETE no action ON UPDATE no action;