ALTER TABLE "assets" ADD COLUMN "blur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "licence" text DEFAULT 'own' NOT NULL;