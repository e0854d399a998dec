CREATE TABLE "participants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"collection" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "participants_place" UNIQUE("collection","user_id")
);
