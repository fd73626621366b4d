CREATE TABLE "code_pieces" (
	"site_id" text,
	"hash" text,
	"asked_by" text,
	"asked_at" timestamp with time zone,
	"approved_by" text,
	"approved_at" timestamp with time zone,
	CONSTRAINT "code_pieces_pkey" PRIMARY KEY("site_id","hash")
);
--> statement-breakpoint
ALTER TABLE "code_pieces" ADD CONSTRAINT "code_pieces_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;