CREATE TABLE "machine_translations" (
	"site_id" text,
	"id" text,
	"account_id" text,
	"language" text NOT NULL,
	"of" text,
	"state" text NOT NULL,
	"texts" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"characters" integer DEFAULT 0 NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "machine_translations_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "translation_services" (
	"site_id" text PRIMARY KEY,
	"service" text NOT NULL,
	"keys" jsonb NOT NULL,
	"monthly_limit" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "machine_translations_running" ON "machine_translations" ("site_id") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "machine_translations_newest" ON "machine_translations" ("site_id","started_at");--> statement-breakpoint
ALTER TABLE "machine_translations" ADD CONSTRAINT "machine_translations_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "translation_services" ADD CONSTRAINT "translation_services_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;