CREATE TABLE "invoices" (
	"site_id" text,
	"id" text,
	"number" text NOT NULL,
	"state" text NOT NULL,
	"description" text NOT NULL,
	"plan_id" text NOT NULL,
	"interval" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"billed_to" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "invoices_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"site_id" text,
	"id" text,
	"key" text NOT NULL,
	"subject" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"method_token" text NOT NULL,
	"method_label" text NOT NULL,
	"amount" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"site_id" text PRIMARY KEY,
	"state" text NOT NULL,
	"plan_id" text NOT NULL,
	"plan_name" text NOT NULL,
	"interval" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"anchor" timestamp with time zone NOT NULL,
	"periods" integer DEFAULT 0 NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"grace_ends_at" timestamp with time zone,
	"next_plan_id" text,
	"next_interval" text,
	"method_token" text NOT NULL,
	"method_label" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_payments" (
	"id" text PRIMARY KEY,
	"key" text NOT NULL UNIQUE,
	"reference" text NOT NULL,
	"card" text NOT NULL,
	"amount" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_refunds" (
	"key" text PRIMARY KEY,
	"payment_id" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "visibility" text;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" ("site_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_key" ON "payments" ("site_id","key");--> statement-breakpoint
CREATE INDEX "payments_subject" ON "payments" ("site_id","subject");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "test_refunds" ADD CONSTRAINT "test_refunds_payment_id_test_payments_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "test_payments"("id") ON DELETE CASCADE;