CREATE TABLE "workshop_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"step_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"is_at_risk" boolean NOT NULL,
	"is_hidden" boolean NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "workshop_answers_place" UNIQUE("step_id","guest_id")
);
--> statement-breakpoint
CREATE TABLE "workshop_guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workshop_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "workshop_guests_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "workshop_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workshop_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"prompt" text NOT NULL,
	"material" text NOT NULL,
	"phase" text NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"discussed_id" uuid,
	CONSTRAINT "workshop_steps_position" UNIQUE("workshop_id","position")
);
--> statement-breakpoint
CREATE TABLE "workshops" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trainer_id" uuid NOT NULL,
	"title" text NOT NULL,
	"code" text NOT NULL,
	"position" integer,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "workshops_code" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "workshop_answers" ADD CONSTRAINT "workshop_answers_step_id_workshop_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."workshop_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_answers" ADD CONSTRAINT "workshop_answers_guest_id_workshop_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."workshop_guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_guests" ADD CONSTRAINT "workshop_guests_workshop_id_workshops_id_fk" FOREIGN KEY ("workshop_id") REFERENCES "public"."workshops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_steps" ADD CONSTRAINT "workshop_steps_workshop_id_workshops_id_fk" FOREIGN KEY ("workshop_id") REFERENCES "public"."workshops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshops" ADD CONSTRAINT "workshops_trainer_id_users_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workshop_answers_guest" ON "workshop_answers" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "workshop_guests_workshop" ON "workshop_guests" USING btree ("workshop_id");--> statement-breakpoint
CREATE INDEX "workshops_trainer" ON "workshops" USING btree ("trainer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "workshops_used" ON "workshops" USING btree ("used_at");