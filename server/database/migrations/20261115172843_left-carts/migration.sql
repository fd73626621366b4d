ALTER TABLE "carts" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "products_file" ON "products" ("site_id",(body->>'fileId')) WHERE type = 'DIGITAL';