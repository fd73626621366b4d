CREATE TABLE "webhook_refusals" (
	"site_id" text,
	"provider" text,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_refusals_pkey" PRIMARY KEY("site_id","provider","reason")
);
--> statement-breakpoint
ALTER TABLE "webhook_refusals" ADD CONSTRAINT "webhook_refusals_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;