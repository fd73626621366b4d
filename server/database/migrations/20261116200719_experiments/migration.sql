CREATE TABLE "experiment_counts" (
	"site_id" text,
	"experiment_id" text,
	"variant" text,
	"day" date,
	"visitors" integer DEFAULT 0 NOT NULL,
	"conversions" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "experiment_counts_pkey" PRIMARY KEY("site_id","experiment_id","variant","day")
);
--> statement-breakpoint
CREATE TABLE "experiments" (
	"site_id" text,
	"id" text,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"page_id" text NOT NULL,
	"base_revision" integer NOT NULL,
	"revisions" integer[] NOT NULL,
	"goal" jsonb NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"winner" text,
	CONSTRAINT "experiments_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE INDEX "experiments_newest" ON "experiments" ("site_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "experiments_running_page" ON "experiments" ("site_id","page_id") WHERE state = 'running';--> statement-breakpoint
ALTER TABLE "experiment_counts" ADD CONSTRAINT "experiment_counts_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "experiments" ADD CONSTRAINT "experiments_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;