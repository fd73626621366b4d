CREATE TABLE "customer_subscriptions" (
	"site_id" text,
	"id" text,
	"cart_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"type" text NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"title" text NOT NULL,
	"quantity" integer NOT NULL,
	"add_ons" text[] DEFAULT '{}'::text[] NOT NULL,
	"answers" jsonb DEFAULT '[]' NOT NULL,
	"plan" jsonb NOT NULL,
	"unit_cents" bigint NOT NULL,
	"announced_cents" bigint,
	"currency" text NOT NULL,
	"contact" jsonb NOT NULL,
	"shipping_option" text DEFAULT '' NOT NULL,
	"pay_way" text NOT NULL,
	"provider" text DEFAULT '' NOT NULL,
	"method_token" text DEFAULT '' NOT NULL,
	"method_label" text DEFAULT '' NOT NULL,
	"time_zone" text NOT NULL,
	"anchor" timestamp with time zone NOT NULL,
	"steps" integer NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"cycles" integer DEFAULT 0 NOT NULL,
	"paid_cycles" integer DEFAULT 0 NOT NULL,
	"prices" jsonb,
	"credit_cents" bigint DEFAULT 0 NOT NULL,
	"left_ms" bigint,
	"past_due_since" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempt" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "customer_subscriptions_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "subscription_events" (
	"site_id" text,
	"id" text,
	"subscription_id" text NOT NULL,
	"kind" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"order_id" text,
	"account_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_events_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "subscription_periods" (
	"site_id" text,
	"subscription_id" text,
	"cycle" integer,
	"order_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_periods_pkey" PRIMARY KEY("site_id","subscription_id","cycle")
);
--> statement-breakpoint
CREATE TABLE "subscriptions_due" (
	"site_id" text,
	"subscription_id" text,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_due_pkey" PRIMARY KEY("site_id","subscription_id")
);
--> statement-breakpoint
CREATE INDEX "customer_subscriptions_newest" ON "customer_subscriptions" ("site_id","created_at","id");--> statement-breakpoint
CREATE INDEX "customer_subscriptions_cart" ON "customer_subscriptions" ("site_id","cart_id");--> statement-breakpoint
CREATE INDEX "customer_subscriptions_of" ON "customer_subscriptions" ("site_id","customer_id");--> statement-breakpoint
CREATE INDEX "customer_subscriptions_state" ON "customer_subscriptions" ("site_id","state");--> statement-breakpoint
CREATE INDEX "subscription_events_of" ON "subscription_events" ("site_id","subscription_id","at");--> statement-breakpoint
CREATE INDEX "subscriptions_due_at" ON "subscriptions_due" ("due_at");--> statement-breakpoint
ALTER TABLE "customer_subscriptions" ADD CONSTRAINT "customer_subscriptions_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "subscription_events" ADD CONSTRAINT "subscription_events_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "subscription_periods" ADD CONSTRAINT "subscription_periods_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "subscriptions_due" ADD CONSTRAINT "subscriptions_due_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;