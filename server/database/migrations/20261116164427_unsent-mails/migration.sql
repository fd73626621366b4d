CREATE TABLE "outages" (
	"service" text PRIMARY KEY,
	"problem" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" ("owner_site") WHERE "state" in ('retrying', 'failed');