CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"spent" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_limits_ends_at" ON "rate_limits" USING btree ("ends_at");