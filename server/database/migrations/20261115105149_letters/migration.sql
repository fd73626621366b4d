CREATE TABLE "letters" (
	"site_id" text,
	"id" text,
	"list_id" text DEFAULT '' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"action_label" text DEFAULT '' NOT NULL,
	"action_url" text DEFAULT '' NOT NULL,
	"reply_to" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"reached" text DEFAULT '' NOT NULL,
	"recipients" integer DEFAULT 0 NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"unsubscribed" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	CONSTRAINT "letters_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "letter" text;--> statement-breakpoint
CREATE INDEX "mails_of_letter" ON "mails" ("letter");--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;