CREATE TABLE "saved_sections" (
	"site_id" text,
	"id" text,
	"name" text NOT NULL,
	"section" jsonb NOT NULL,
	CONSTRAINT "saved_sections_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
ALTER TABLE "saved_sections" ADD CONSTRAINT "saved_sections_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;