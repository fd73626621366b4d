CREATE TABLE "popup_counts" (
	"site_id" text,
	"version" integer,
	"day" text,
	"event" text,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "popup_counts_pkey" PRIMARY KEY("site_id","version","day","event")
);
--> statement-breakpoint
ALTER TABLE "popup_counts" ADD CONSTRAINT "popup_counts_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;