CREATE TABLE "workshop_votes" (
	"step_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	CONSTRAINT "workshop_votes_step_id_guest_id_pk" PRIMARY KEY("step_id","guest_id")
);
--> statement-breakpoint
ALTER TABLE "workshop_answers" ALTER COLUMN "guest_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "session_documents" ADD COLUMN "workshop_id" uuid;--> statement-breakpoint
ALTER TABLE "session_documents" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "workshop_answers" ADD COLUMN "table_number" integer;--> statement-breakpoint
ALTER TABLE "workshop_guests" ADD COLUMN "table_number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "workshop_steps" ADD COLUMN "mode" text DEFAULT 'each' NOT NULL;--> statement-breakpoint
ALTER TABLE "workshop_steps" ADD COLUMN "is_voting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workshops" ADD COLUMN "table_size" integer DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "workshop_votes" ADD CONSTRAINT "workshop_votes_step_id_workshop_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."workshop_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_votes" ADD CONSTRAINT "workshop_votes_guest_id_workshop_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."workshop_guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_votes" ADD CONSTRAINT "workshop_votes_answer_id_workshop_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."workshop_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workshop_votes_guest" ON "workshop_votes" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "workshop_votes_answer" ON "workshop_votes" USING btree ("answer_id");--> statement-breakpoint
ALTER TABLE "session_documents" ADD CONSTRAINT "session_documents_workshop_id_workshops_id_fk" FOREIGN KEY ("workshop_id") REFERENCES "public"."workshops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_documents_workshop" ON "session_documents" USING btree ("workshop_id");--> statement-breakpoint
ALTER TABLE "workshop_answers" ADD CONSTRAINT "workshop_answers_table" UNIQUE("step_id","table_number");