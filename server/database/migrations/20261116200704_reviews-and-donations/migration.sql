CREATE TABLE "review_requests" (
	"site_id" text,
	"order_id" text,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "review_requests_pkey" PRIMARY KEY("site_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"site_id" text,
	"id" text,
	"product_id" text NOT NULL,
	"order_id" text,
	"line" integer,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"rating" integer NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"pictures" jsonb DEFAULT '[]' NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"origin" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "donation_pages" (
	"site_id" text,
	"id" text,
	"title" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "donation_pages_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "donation_statements" (
	"site_id" text,
	"year" integer,
	"email" text,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "donation_statements_pkey" PRIMARY KEY("site_id","year","email")
);
--> statement-breakpoint
CREATE TABLE "donations" (
	"site_id" text,
	"id" text,
	"page_id" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"payment_id" text NOT NULL,
	"pay_label" text DEFAULT '' NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"receipt_at" timestamp with time zone,
	CONSTRAINT "donations_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_rating" ON "products" ("site_id","rating","rating_count","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "review_requests_due" ON "review_requests" ("site_id","due_at") WHERE done_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_of_line" ON "reviews" ("site_id","order_id","line");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_origin" ON "reviews" ("site_id","origin");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" ("site_id","product_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_by_rating" ON "reviews" ("site_id","product_id","state","rating","created_at");--> statement-breakpoint
CREATE INDEX "reviews_by_state" ON "reviews" ("site_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "donations_newest" ON "donations" ("site_id","paid_at","id") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "donations_of_page" ON "donations" ("site_id","page_id") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "donations_of_donor" ON "donations" ("site_id","email","paid_at") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "donations_awaiting" ON "donations" ("site_id","created_at") WHERE state = 'AWAITING';--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_site_id_product_id_products_site_id_id_fkey" FOREIGN KEY ("site_id","product_id") REFERENCES "products"("site_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "donation_pages" ADD CONSTRAINT "donation_pages_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "donation_statements" ADD CONSTRAINT "donation_statements_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;