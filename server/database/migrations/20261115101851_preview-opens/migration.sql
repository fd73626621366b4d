ALTER TABLE "preview_links" ADD COLUMN "opens" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "preview_links" ADD COLUMN "opened_at" timestamp with time zone;