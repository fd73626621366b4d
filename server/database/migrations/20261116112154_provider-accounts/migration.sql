CREATE TABLE "provider_accounts" (
	"site_id" text,
	"provider" text,
	"keys" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_accounts_pkey" PRIMARY KEY("site_id","provider")
);
--> statement-breakpoint
ALTER TABLE "provider_accounts" ADD CONSTRAINT "provider_accounts_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
-- An ordinary owner of the tables is bound by row-level security too, and would copy nothing.
ALTER TABLE "payment_accounts" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO "provider_accounts" ("site_id", "provider", "keys", "updated_at")
SELECT "site_id", 'stripe', jsonb_build_object('publicKey', "public_key", 'secretKey', "secret_key", 'webhookSecret', "webhook_secret"), "updated_at" FROM "payment_accounts";
--> statement-breakpoint
ALTER TABLE "payment_accounts" FORCE ROW LEVEL SECURITY;
