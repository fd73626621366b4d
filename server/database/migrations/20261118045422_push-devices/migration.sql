CREATE TABLE "push_devices" (
	"site_id" text,
	"id" text,
	"account_id" text NOT NULL,
	"session_hash" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_devices_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "installation_secrets" (
	"purpose" text PRIMARY KEY,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "pushed" text[];--> statement-breakpoint
CREATE UNIQUE INDEX "push_devices_endpoint" ON "push_devices" ("site_id","endpoint");--> statement-breakpoint
CREATE INDEX "push_devices_account" ON "push_devices" ("site_id","account_id");--> statement-breakpoint
CREATE INDEX "push_devices_session" ON "push_devices" ("session_hash");--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_hash_sessions_token_hash_fkey" FOREIGN KEY ("session_hash") REFERENCES "sessions"("token_hash") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_membership_fkey" FOREIGN KEY ("site_id","account_id") REFERENCES "memberships"("site_id","account_id") ON DELETE CASCADE;