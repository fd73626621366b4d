CREATE TABLE "asset_folders" (
	"site_id" text,
	"path" text,
	CONSTRAINT "asset_folders_pkey" PRIMARY KEY("site_id","path")
);
--> statement-breakpoint
CREATE TABLE "asset_versions" (
	"site_id" text,
	"asset_id" text,
	"version" integer,
	"mime" text NOT NULL,
	"hash" text NOT NULL,
	"size" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"frames" integer NOT NULL,
	"crop" jsonb,
	CONSTRAINT "asset_versions_pkey" PRIMARY KEY("site_id","asset_id","version")
);
--> statement-breakpoint
CREATE TABLE "file_names" (
	"site_id" text,
	"name" text,
	"asset_id" text NOT NULL,
	CONSTRAINT "file_names_pkey" PRIMARY KEY("site_id","name")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"site_id" text,
	"id" text,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"sha256" text,
	"plan" jsonb NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "frames" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "crop" jsonb;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "folder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "focal_x" double precision DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "focal_y" double precision DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "assets_newest" ON "assets" ("site_id","created_at");--> statement-breakpoint
ALTER TABLE "asset_folders" ADD CONSTRAINT "asset_folders_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "asset_versions" ADD CONSTRAINT "asset_versions_site_id_asset_id_assets_site_id_id_fkey" FOREIGN KEY ("site_id","asset_id") REFERENCES "assets"("site_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "file_names" ADD CONSTRAINT "file_names_site_id_asset_id_assets_site_id_id_fkey" FOREIGN KEY ("site_id","asset_id") REFERENCES "assets"("site_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;