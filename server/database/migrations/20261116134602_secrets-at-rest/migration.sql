CREATE TABLE "secret_keys" (
	"key_id" text PRIMARY KEY,
	"proof" text NOT NULL,
	"sealed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP TABLE "payment_accounts";