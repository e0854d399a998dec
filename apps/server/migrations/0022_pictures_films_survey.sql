CREATE TABLE "article_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"article_id" uuid,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"small" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"answers" jsonb NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "image_path" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "image_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "video_link" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "article_images" ADD CONSTRAINT "article_images_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_images" ADD CONSTRAINT "article_images_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_images_author" ON "article_images" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "article_images_article" ON "article_images" USING btree ("article_id");--> statement-breakpoint
UPDATE "articles" SET "accepted" = "accepted" || '{"imagePath":"","imageAlt":"","videoLink":""}'::jsonb WHERE "accepted" IS NOT NULL;
