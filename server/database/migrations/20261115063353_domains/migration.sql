ALTER TABLE "domains" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "domains" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "domains" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "domains" ADD COLUMN "problem" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "domains" DROP CONSTRAINT "domains_pkey";--> statement-breakpoint
ALTER TABLE "domains" ADD PRIMARY KEY ("owner_site","host");--> statement-breakpoint
CREATE UNIQUE INDEX "domains_verified" ON "domains" ("host") WHERE verified_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "domains_primary" ON "domains" ("owner_site") WHERE is_primary;