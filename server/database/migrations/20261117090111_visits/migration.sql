CREATE TABLE "hit_filter_month_sums" (
	"site_id" text,
	"filter" integer,
	"month" date,
	"dimension" smallint,
	"value" integer[] NOT NULL,
	"views" integer[] NOT NULL,
	"visits" integer[] NOT NULL,
	"visitors" integer[] NOT NULL,
	"bounces" integer[] NOT NULL,
	"seconds" bigint[] NOT NULL,
	"events" integer[] NOT NULL,
	"cents" bigint[] NOT NULL,
	CONSTRAINT "hit_filter_month_sums_pkey" PRIMARY KEY("site_id","filter","dimension","month")
);
--> statement-breakpoint
CREATE TABLE "hit_filter_sums" (
	"site_id" text,
	"filter" integer,
	"day" date,
	"dimension" smallint,
	"value" integer[] NOT NULL,
	"views" integer[] NOT NULL,
	"visits" integer[] NOT NULL,
	"visitors" integer[] NOT NULL,
	"bounces" integer[] NOT NULL,
	"seconds" bigint[] NOT NULL,
	"events" integer[] NOT NULL,
	"cents" bigint[] NOT NULL,
	CONSTRAINT "hit_filter_sums_pkey" PRIMARY KEY("site_id","filter","dimension","day")
);
--> statement-breakpoint
CREATE TABLE "hit_filters" (
	"site_id" text,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "hit_filters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hit_filters_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "hit_visits" (
	"cents" bigint NOT NULL,
	"visitor" integer NOT NULL,
	"day" date NOT NULL,
	"seconds" integer NOT NULL,
	"views" integer NOT NULL,
	"entry" integer NOT NULL,
	"source" integer NOT NULL,
	"campaign" integer NOT NULL,
	"country" integer NOT NULL,
	"device" integer NOT NULL,
	"orders" smallint NOT NULL,
	"hour" smallint NOT NULL,
	"site_id" text NOT NULL,
	"pages" integer[],
	"acts" integer[]
) PARTITION BY RANGE ("day");
--> statement-breakpoint
ALTER TABLE "hit_zones" ADD COLUMN "has_visits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "hit_filters_name" ON "hit_filters" ("site_id","name");--> statement-breakpoint
CREATE INDEX "hit_visits_day" ON "hit_visits" ("site_id","day");--> statement-breakpoint
ALTER TABLE "hit_filter_month_sums" ADD CONSTRAINT "hit_filter_month_sums_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "hit_filter_sums" ADD CONSTRAINT "hit_filter_sums_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "hit_filters" ADD CONSTRAINT "hit_filters_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "hit_visits" ADD CONSTRAINT "hit_visits_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE OR REPLACE FUNCTION hits_add_month(month date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  first date := date_trunc('month', month)::date;
  next date := (date_trunc('month', month) + interval '1 month')::date;
  parent text;
  name text;
BEGIN
  FOREACH parent IN ARRAY ARRAY['hits', 'hit_visits'] LOOP
    name := parent || to_char(first, '_YYYY_MM');
    CONTINUE WHEN to_regclass(name) IS NOT NULL;
    PERFORM pg_advisory_xact_lock(hashtext('hits_add_month'));
    CONTINUE WHEN to_regclass(name) IS NOT NULL;
    -- From wide to narrow, so that nothing is lost between columns. Attached after it was made: nobody who reads or
    -- writes hits has to wait.
    EXECUTE format('CREATE TABLE %I (%s)', name, (
      SELECT string_agg(format('%I %s%s', attname, format_type(atttypid, atttypmod), CASE WHEN attnotnull THEN ' NOT NULL' ELSE '' END),
        ', ' ORDER BY attlen DESC, attnum)
      FROM pg_attribute WHERE attrelid = parent::regclass AND attnum > 0 AND NOT attisdropped));
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    IF parent = 'hits' THEN
      EXECUTE format('ALTER TABLE hits ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', name,
        first::timestamp AT TIME ZONE 'UTC', next::timestamp AT TIME ZONE 'UTC');
    ELSE
      EXECUTE format('ALTER TABLE hit_visits ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', name, first, next);
    END IF;
  END LOOP;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION hits_drop_months_before(month date) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  parent text;
  name text;
  dropped integer := 0;
BEGIN
  FOREACH parent IN ARRAY ARRAY['hits', 'hit_visits'] LOOP
    FOR name IN SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
      WHERE i.inhparent = parent::regclass AND c.relname < parent || to_char(date_trunc('month', month), '_YYYY_MM')
    LOOP
      EXECUTE format('DROP TABLE %I', name);
      IF parent = 'hits' THEN dropped := dropped + 1; END IF;
    END LOOP;
  END LOOP;
  RETURN dropped;
END $$;
