ALTER TABLE "experiments" ADD COLUMN "subject" text DEFAULT 'page' NOT NULL;--> statement-breakpoint
ALTER TABLE "experiments" ADD COLUMN "section" jsonb;