CREATE TABLE "goal_sums" (
	"site_id" text,
	"goal_id" text,
	"day" date,
	"counts" jsonb NOT NULL,
	CONSTRAINT "goal_sums_pkey" PRIMARY KEY("site_id","goal_id","day")
);
--> statement-breakpoint
CREATE TABLE "hit_month_sums" (
	"site_id" text,
	"month" date,
	"dimension" smallint,
	"value" integer,
	"views" integer NOT NULL,
	"visits" integer NOT NULL,
	"visitors" integer NOT NULL,
	"bounces" integer NOT NULL,
	"seconds" bigint NOT NULL,
	"events" integer NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "hit_month_sums_pkey" PRIMARY KEY("site_id","dimension","month","value")
);
--> statement-breakpoint
CREATE TABLE "weekly_reports" (
	"site_id" text PRIMARY KEY,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "weekly_reports_due" ON "weekly_reports" ("due_at");--> statement-breakpoint
ALTER TABLE "goal_sums" ADD CONSTRAINT "goal_sums_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "hit_month_sums" ADD CONSTRAINT "hit_month_sums_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "weekly_reports" ADD CONSTRAINT "weekly_reports_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;