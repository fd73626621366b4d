CREATE TABLE "site_user_links" (
	"site_id" text,
	"token_hash" text,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_user_links_pkey" PRIMARY KEY("site_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "site_users" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_users" ADD COLUMN "addresses" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_users" ADD COLUMN "accepts_marketing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site_users" ADD COLUMN "tags" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "site_users" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_users" ADD COLUMN "joined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_users" ADD COLUMN "order_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_users" ADD COLUMN "spent_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_users" ADD COLUMN "currency" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_users" ADD COLUMN "last_order_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mails_to_one" ON "mails" ("owner_site","to","created_at");--> statement-breakpoint
CREATE INDEX "orders_of_customer" ON "orders" ("site_id","customer_id","placed_at");--> statement-breakpoint
CREATE INDEX "site_user_links_of_email" ON "site_user_links" ("site_id","email");--> statement-breakpoint
CREATE INDEX "site_users_newest" ON "site_users" ("site_id","created_at","id");--> statement-breakpoint
CREATE INDEX "site_users_by_spent" ON "site_users" ("site_id","spent_cents","id");--> statement-breakpoint
CREATE INDEX "site_users_by_name" ON "site_users" ("site_id",lower(name),"id");--> statement-breakpoint
CREATE INDEX "site_users_by_last_order" ON "site_users" ("site_id",coalesce(last_order_at, timestamptz 'epoch'),"id");--> statement-breakpoint
ALTER TABLE "site_user_links" ADD CONSTRAINT "site_user_links_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;
--> statement-breakpoint
-- An ordinary owner of the tables is bound by row-level security too, and would find nothing.
ALTER TABLE "orders" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "site_users" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE "site_users" SET "joined_at" = "created_at";
--> statement-breakpoint
-- Everybody who has bought before is a customer.
INSERT INTO "site_users" ("site_id", "id", "email", "password_hash", "name", "created_at")
SELECT DISTINCT ON ("site_id", lower(trim("email"))) "site_id", left(md5("site_id" || ' ' || lower(trim("email"))), 24), lower(trim("email")), '', "name", "placed_at"
FROM "orders" WHERE "number" IS NOT NULL ORDER BY "site_id", lower(trim("email")), "placed_at"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE "orders" SET "customer_id" = c."id" FROM "site_users" c
WHERE c."site_id" = "orders"."site_id" AND c."email" = lower(trim("orders"."email")) AND "orders"."number" IS NOT NULL;
--> statement-breakpoint
UPDATE "site_users" SET "order_count" = o."count", "spent_cents" = o."spent", "currency" = o."currency", "last_order_at" = o."last"
FROM (
  SELECT "site_id", "customer_id", count(*) AS "count", max("placed_at") AS "last", (array_agg("currency" ORDER BY "placed_at" DESC))[1] AS "currency",
    coalesce(sum("total_cents" - "refunded_cents") FILTER (WHERE "is_paid"), 0) AS "spent"
  FROM "orders" WHERE "customer_id" IS NOT NULL GROUP BY 1, 2
) o WHERE o."site_id" = "site_users"."site_id" AND o."customer_id" = "site_users"."id";
--> statement-breakpoint
ALTER TABLE "orders" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "site_users" FORCE ROW LEVEL SECURITY;
