CREATE TABLE "script_errors" (
	"site_id" text,
	"id" text,
	"app" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"file" text NOT NULL,
	"line" integer,
	"column" integer,
	"custom" text NOT NULL,
	"path" text NOT NULL,
	"device" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "script_errors_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE INDEX "script_errors_newest" ON "script_errors" ("site_id","last_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "script_errors" ADD CONSTRAINT "script_errors_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;