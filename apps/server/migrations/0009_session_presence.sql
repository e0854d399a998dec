CREATE TABLE "session_presence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"user_id" uuid,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session_presence" ADD CONSTRAINT "session_presence_document_id_session_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."session_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_presence" ADD CONSTRAINT "session_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_presence_document" ON "session_presence" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "session_presence_user" ON "session_presence" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_presence_seen" ON "session_presence" USING btree ("seen_at");