CREATE TABLE "site_user_sessions" (
	"site_id" text,
	"token_hash" text,
	"site_user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_user_sessions_pkey" PRIMARY KEY("site_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "site_users" (
	"site_id" text,
	"id" text,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_users_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE INDEX "site_user_sessions_expiry" ON "site_user_sessions" ("site_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "site_users_email" ON "site_users" ("site_id","email");--> statement-breakpoint
ALTER TABLE "site_user_sessions" ADD CONSTRAINT "site_user_sessions_DYxHlZkVNgvM_fkey" FOREIGN KEY ("site_id","site_user_id") REFERENCES "site_users"("site_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "site_users" ADD CONSTRAINT "site_users_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;