CREATE TABLE "hit_drops" (
	"site_id" text,
	"day" date,
	"reason" text,
	"count" integer NOT NULL,
	CONSTRAINT "hit_drops_pkey" PRIMARY KEY("site_id","day","reason")
);
--> statement-breakpoint
CREATE TABLE "hit_keys" (
	"site_id" text,
	"key" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "hit_keys_pkey" PRIMARY KEY("site_id","key")
);
--> statement-breakpoint
CREATE TABLE "hit_marks" (
	"site_id" text,
	"day" date,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "hit_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "hit_marks_pkey" PRIMARY KEY("site_id","day","id")
);
--> statement-breakpoint
CREATE TABLE "hit_sums" (
	"site_id" text,
	"day" date,
	"dimension" smallint,
	"value" integer,
	"views" integer NOT NULL,
	"visits" integer NOT NULL,
	"visitors" integer NOT NULL,
	"bounces" integer NOT NULL,
	"seconds" bigint NOT NULL,
	"events" integer NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "hit_sums_pkey" PRIMARY KEY("site_id","dimension","day","value")
);
--> statement-breakpoint
CREATE TABLE "hit_words" (
	"site_id" text,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "hit_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text NOT NULL,
	CONSTRAINT "hit_words_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "hit_zones" (
	"site_id" text PRIMARY KEY,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hits" (
	"site_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"visitor" bigint NOT NULL,
	"page" integer NOT NULL,
	"target" integer NOT NULL,
	"source" integer NOT NULL,
	"campaign" integer NOT NULL,
	"country" integer NOT NULL,
	"value" integer NOT NULL,
	"kind" smallint NOT NULL,
	"device" integer NOT NULL
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "landings" (
	"id" text PRIMARY KEY,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"campaign" text NOT NULL,
	"subcampaign" text NOT NULL,
	"channel" text NOT NULL,
	"subchannel" text NOT NULL,
	"variation" text NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitor_salts" (
	"name" text PRIMARY KEY,
	"salt" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text,
	"at" timestamp with time zone NOT NULL,
	"channel" text NOT NULL,
	"event" text NOT NULL,
	"data" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "hit_keys_age" ON "hit_keys" ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "hit_words_word" ON "hit_words" ("site_id","word");--> statement-breakpoint
CREATE INDEX "hits_of_site" ON "hits" ("site_id","at");--> statement-breakpoint
CREATE INDEX "work_events_age" ON "work_events" ("at");--> statement-breakpoint
CREATE INDEX "work_events_site" ON "work_events" ("site");--> statement-breakpoint
ALTER TABLE "hit_drops" ADD CONSTRAINT "hit_drops_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "hit_keys" ADD CONSTRAINT "hit_keys_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "hit_marks" ADD CONSTRAINT "hit_marks_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "hit_sums" ADD CONSTRAINT "hit_sums_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "hit_words" ADD CONSTRAINT "hit_words_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "hit_zones" ADD CONSTRAINT "hit_zones_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "hits" ADD CONSTRAINT "hits_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "work_events" ADD CONSTRAINT "work_events_site_sites_id_fkey" FOREIGN KEY ("site") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
-- The application's own role makes no tables, so the owner of the tables lends it these two.
CREATE FUNCTION hits_add_month(month date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  name text := 'hits_' || to_char(date_trunc('month', month), 'YYYY_MM');
BEGIN
  IF to_regclass(name) IS NOT NULL THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(hashtext('hits_add_month'));
  IF to_regclass(name) IS NOT NULL THEN RETURN; END IF;
  -- Attached after it was made: nobody who reads or writes hits has to wait.
  EXECUTE format('CREATE TABLE %I (LIKE hits INCLUDING DEFAULTS)', name);
  EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
  EXECUTE format('ALTER TABLE hits ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', name,
    date_trunc('month', month)::timestamp AT TIME ZONE 'UTC',
    (date_trunc('month', month) + interval '1 month')::timestamp AT TIME ZONE 'UTC');
END $$;--> statement-breakpoint
CREATE FUNCTION hits_drop_months_before(month date) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  name text;
  dropped integer := 0;
BEGIN
  FOR name IN SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'hits'::regclass AND c.relname < 'hits_' || to_char(date_trunc('month', month), 'YYYY_MM')
  LOOP
    EXECUTE format('DROP TABLE %I', name);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END $$;
