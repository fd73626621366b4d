CREATE TABLE "captcha_uses" (
	"site_id" text,
	"token_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "captcha_uses_pkey" PRIMARY KEY("site_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "form_counts" (
	"site_id" text,
	"form_id" text,
	"day" text,
	"event" text,
	"field_id" text DEFAULT '',
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "form_counts_pkey" PRIMARY KEY("site_id","form_id","day","event","field_id")
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"site_id" text,
	"id" text,
	"form_id" text NOT NULL,
	"form_name" text NOT NULL,
	"key_hash" text NOT NULL,
	"body_hash" text NOT NULL,
	"answers" jsonb,
	"words" text DEFAULT '' NOT NULL,
	"page" jsonb DEFAULT '{}' NOT NULL,
	"is_spam" boolean DEFAULT false NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"is_starred" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"assigned_to" text,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_submissions_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "form_uploads" (
	"site_id" text,
	"id" text,
	"form_id" text NOT NULL,
	"field_id" text NOT NULL,
	"submission_id" text,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"size" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_uploads_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "mailing_lists" (
	"site_id" text,
	"id" text,
	"name" text NOT NULL,
	"is_double_opt_in" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mailing_lists_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "site_secrets" (
	"site_id" text,
	"purpose" text,
	"secret" text NOT NULL,
	CONSTRAINT "site_secrets_pkey" PRIMARY KEY("site_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"site_id" text,
	"list_id" text,
	"email" text,
	"name" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscribers_pkey" PRIMARY KEY("site_id","list_id","email")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"site_id" text,
	"id" text,
	"form_id" text NOT NULL,
	"submission_id" text NOT NULL,
	"url" text NOT NULL,
	"payload" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "owner_site" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "headers" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "form_submissions_key" ON "form_submissions" ("site_id","key_hash");--> statement-breakpoint
CREATE INDEX "form_submissions_newest" ON "form_submissions" ("site_id","created_at","id");--> statement-breakpoint
CREATE INDEX "form_submissions_of_form" ON "form_submissions" ("site_id","form_id","created_at");--> statement-breakpoint
CREATE INDEX "form_uploads_submission" ON "form_uploads" ("site_id","submission_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_form" ON "webhook_deliveries" ("site_id","form_id","created_at");--> statement-breakpoint
ALTER TABLE "captcha_uses" ADD CONSTRAINT "captcha_uses_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "form_counts" ADD CONSTRAINT "form_counts_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "form_uploads" ADD CONSTRAINT "form_uploads_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "mailing_lists" ADD CONSTRAINT "mailing_lists_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_owner_site_sites_id_fkey" FOREIGN KEY ("owner_site") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "site_secrets" ADD CONSTRAINT "site_secrets_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_site_id_list_id_mailing_lists_site_id_id_fkey" FOREIGN KEY ("site_id","list_id") REFERENCES "mailing_lists"("site_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;