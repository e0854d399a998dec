CREATE TABLE "sheet_updates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"update" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sheet_writers" (
	"document_id" uuid NOT NULL,
	"writer" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "sheet_writers_document_id_writer_pk" PRIMARY KEY("document_id","writer")
);
--> statement-breakpoint
DROP TABLE "earlier_texts" CASCADE;--> statement-breakpoint
ALTER TABLE "session_documents" ADD COLUMN "updates" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "session_documents" ADD COLUMN "chars" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sheet_updates" ADD CONSTRAINT "sheet_updates_document_id_session_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."session_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_writers" ADD CONSTRAINT "sheet_writers_document_id_session_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."session_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_writers" ADD CONSTRAINT "sheet_writers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sheet_updates_document" ON "sheet_updates" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "sheet_writers_user" ON "sheet_writers" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "session_fields" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "session_fields" DROP COLUMN "writer";