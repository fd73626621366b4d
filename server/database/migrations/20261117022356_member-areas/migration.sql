CREATE TABLE "member_areas" (
	"site_id" text,
	"id" text,
	"name" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"products" jsonb NOT NULL,
	"shows_teasers" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_areas_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_pages" (
	"site_id" text,
	"document_id" text,
	"area_id" text NOT NULL,
	CONSTRAINT "member_pages_pkey" PRIMARY KEY("site_id","document_id")
);
--> statement-breakpoint
ALTER TABLE "member_areas" ADD CONSTRAINT "member_areas_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "member_pages" ADD CONSTRAINT "member_pages_site_id_document_id_documents_site_id_id_fkey" FOREIGN KEY ("site_id","document_id") REFERENCES "documents"("site_id","id") ON DELETE CASCADE;