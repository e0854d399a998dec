CREATE TABLE "earlier_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_name" text NOT NULL,
	"session_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "session_documents_place" UNIQUE("session_id","group_name","name")
);
--> statement-breakpoint
CREATE TABLE "session_fields" (
	"document_id" uuid NOT NULL,
	"field" text NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer NOT NULL,
	"writer" uuid NOT NULL,
	"user_id" uuid,
	CONSTRAINT "session_fields_document_id_field_pk" PRIMARY KEY("document_id","field")
);
--> statement-breakpoint
ALTER TABLE "earlier_texts" ADD CONSTRAINT "earlier_texts_document_id_session_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."session_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earlier_texts" ADD CONSTRAINT "earlier_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_fields" ADD CONSTRAINT "session_fields_document_id_session_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."session_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_fields" ADD CONSTRAINT "session_fields_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "earlier_texts_document" ON "earlier_texts" USING btree ("document_id","created_at");--> statement-breakpoint
CREATE INDEX "earlier_texts_user" ON "earlier_texts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_fields_user" ON "session_fields" USING btree ("user_id");