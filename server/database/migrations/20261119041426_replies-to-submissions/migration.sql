CREATE TABLE "form_replies" (
	"site_id" text,
	"id" text,
	"submission_id" text NOT NULL,
	"mail_id" text NOT NULL,
	"account_id" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_replies_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE INDEX "form_replies_submission" ON "form_replies" ("site_id","submission_id","created_at");--> statement-breakpoint
ALTER TABLE "form_replies" ADD CONSTRAINT "form_replies_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "form_replies" ADD CONSTRAINT "form_replies_abQBrNVxLmGl_fkey" FOREIGN KEY ("site_id","submission_id") REFERENCES "form_submissions"("site_id","id") ON DELETE CASCADE;