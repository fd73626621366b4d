CREATE TABLE "carts" (
	"site_id" text,
	"id" text,
	"token_hash" text NOT NULL,
	"entries" jsonb DEFAULT '[]' NOT NULL,
	"coupons" text[] DEFAULT '{}'::text[] NOT NULL,
	"contact" jsonb DEFAULT '{}' NOT NULL,
	"shipping_option" text DEFAULT '' NOT NULL,
	"order_id" text,
	"is_purchased" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "discount_uses" (
	"site_id" text,
	"discount_id" text,
	"order_id" text,
	"email" text NOT NULL,
	CONSTRAINT "discount_uses_pkey" PRIMARY KEY("site_id","discount_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"site_id" text,
	"id" text,
	"name" text NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"amount" integer DEFAULT 0 NOT NULL,
	"buy" integer DEFAULT 0 NOT NULL,
	"get" integer DEFAULT 0 NOT NULL,
	"product_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"minimum_cents" bigint DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"max_per_customer" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discounts_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"site_id" text,
	"id" text,
	"order_id" text NOT NULL,
	"account" text NOT NULL,
	"cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"site_id" text,
	"id" text,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"detail" jsonb DEFAULT '{}' NOT NULL,
	"account_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_events_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"site_id" text,
	"id" text,
	"number" integer,
	"state" text NOT NULL,
	"cart_id" text,
	"pay_way" text NOT NULL,
	"is_paid" boolean DEFAULT false NOT NULL,
	"payment_id" text,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"total_cents" bigint NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"snapshot" jsonb NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"tracking" jsonb,
	"held_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"placed_at" timestamp with time zone,
	CONSTRAINT "orders_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"site_id" text,
	"id" text,
	"parent_id" text,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_categories_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"site_id" text,
	"id" text,
	"product_id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"sku" text NOT NULL,
	"price" bigint NOT NULL,
	"sale_price" bigint DEFAULT 0 NOT NULL,
	"on_sale" boolean DEFAULT false NOT NULL,
	"unlimited" boolean DEFAULT false NOT NULL,
	"qty_in_stock" integer DEFAULT 0 NOT NULL,
	"option_values" text[] DEFAULT '{}'::text[] NOT NULL,
	"weight" double precision DEFAULT 0 NOT NULL,
	"width" double precision DEFAULT 0 NOT NULL,
	"height" double precision DEFAULT 0 NOT NULL,
	"length" double precision DEFAULT 0 NOT NULL,
	"image" jsonb,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "product_variants_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"site_id" text,
	"id" text,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"workflow" text DEFAULT 'draft' NOT NULL,
	"publish_at" timestamp with time zone,
	"body" jsonb NOT NULL,
	"categories" text[] DEFAULT '{}'::text[] NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"price_from" bigint DEFAULT 0 NOT NULL,
	"price_to" bigint DEFAULT 0 NOT NULL,
	"is_on_sale" boolean DEFAULT false NOT NULL,
	"in_stock" boolean DEFAULT true NOT NULL,
	"search" tsvector NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "stock_changes" (
	"site_id" text,
	"id" text,
	"variant_id" text NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" text,
	"account_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_changes_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "store_counters" (
	"site_id" text PRIMARY KEY,
	"last_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "carts_token" ON "carts" ("site_id","token_hash");--> statement-breakpoint
CREATE INDEX "carts_left" ON "carts" ("site_id","updated_at");--> statement-breakpoint
CREATE INDEX "discount_uses_of_customer" ON "discount_uses" ("site_id","discount_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "discounts_code" ON "discounts" ("site_id","code") WHERE code <> '';--> statement-breakpoint
CREATE INDEX "ledger_entries_of_order" ON "ledger_entries" ("site_id","order_id");--> statement-breakpoint
CREATE INDEX "order_events_of_order" ON "order_events" ("site_id","order_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" ("site_id","number");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" ("site_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" ("site_id","held_until") WHERE state = 'AWAITING';--> statement-breakpoint
CREATE UNIQUE INDEX "product_categories_slug" ON "product_categories" ("site_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_sku" ON "product_variants" ("site_id","sku") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "product_variants_of_product" ON "product_variants" ("site_id","product_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "products_slug" ON "products" ("site_id","slug") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_listed" ON "products" ("site_id","position","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" ("site_id","price_from","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_by_title" ON "products" ("site_id",lower(title),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" ("site_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_words" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "products_categories" ON "products" USING gin ("categories");--> statement-breakpoint
CREATE INDEX "stock_changes_of_variant" ON "stock_changes" ("site_id","variant_id","at");--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "stock_changes" ADD CONSTRAINT "stock_changes_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "store_counters" ADD CONSTRAINT "store_counters_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;