CREATE TABLE "fast_forwards" (
	"site_id" text PRIMARY KEY,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"declines" integer NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"year" jsonb
);
--> statement-breakpoint
ALTER TABLE "fast_forwards" ADD CONSTRAINT "fast_forwards_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;