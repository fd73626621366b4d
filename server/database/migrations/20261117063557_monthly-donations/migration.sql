CREATE TABLE "donation_plans" (
	"site_id" text,
	"id" text,
	"page_id" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"provider" text NOT NULL,
	"method_token" text NOT NULL,
	"method_label" text NOT NULL,
	"is_test" boolean NOT NULL,
	"time_zone" text NOT NULL,
	"anchor" timestamp with time zone NOT NULL,
	"steps" integer DEFAULT 0 NOT NULL,
	"cycles" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"past_due_since" timestamp with time zone,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "donation_plans_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "plan_id" text;--> statement-breakpoint
CREATE INDEX "donation_plans_of_donor" ON "donation_plans" ("site_id","email");--> statement-breakpoint
ALTER TABLE "donation_plans" ADD CONSTRAINT "donation_plans_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;