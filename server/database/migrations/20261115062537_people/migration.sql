ALTER TABLE "handoffs" ADD COLUMN "login_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "login_id" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE INDEX "sessions_login" ON "sessions" ("login_id");