CREATE TABLE "samples" (
	"site_id" text,
	"kind" text,
	"id" text,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "samples_pkey" PRIMARY KEY("site_id","kind","id")
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "notify" text[];--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "is_live" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "form_submissions_unread" ON "form_submissions" ("site_id") WHERE not is_read and not is_spam and deleted_at is null and answers is not null;--> statement-breakpoint
CREATE INDEX "orders_to_ship" ON "orders" ("site_id") WHERE state = 'PENDING';--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;