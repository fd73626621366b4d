CREATE TABLE "speed_figures" (
	"site_id" text,
	"week" text,
	"path" text,
	"device" text,
	"metric" text,
	"block" text,
	"element" text,
	"counts" integer[] NOT NULL,
	CONSTRAINT "speed_figures_pkey" PRIMARY KEY("site_id","week","path","device","metric","block","element")
);
--> statement-breakpoint
ALTER TABLE "speed_figures" ADD CONSTRAINT "speed_figures_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;