CREATE INDEX "hits_site" ON "hits" ("site_id");--> statement-breakpoint
CREATE INDEX "hits_time" ON "hits" USING brin ("at") WITH (pages_per_range=32, autosummarize=true);--> statement-breakpoint
DROP INDEX "hits_of_site";--> statement-breakpoint
-- New months keep their columns from wide to narrow, so that nothing is lost between them; older months stay as they are.
CREATE OR REPLACE FUNCTION hits_add_month(month date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  name text := 'hits_' || to_char(date_trunc('month', month), 'YYYY_MM');
BEGIN
  IF to_regclass(name) IS NOT NULL THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(hashtext('hits_add_month'));
  IF to_regclass(name) IS NOT NULL THEN RETURN; END IF;
  -- Attached after it was made: nobody who reads or writes hits has to wait.
  EXECUTE format('CREATE TABLE %I (%s)', name, (
    SELECT string_agg(format('%I %s NOT NULL', attname, format_type(atttypid, atttypmod)), ', ' ORDER BY attlen DESC, attnum)
    FROM pg_attribute WHERE attrelid = 'hits'::regclass AND attnum > 0 AND NOT attisdropped));
  EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
  EXECUTE format('ALTER TABLE hits ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', name,
    date_trunc('month', month)::timestamp AT TIME ZONE 'UTC',
    (date_trunc('month', month) + interval '1 month')::timestamp AT TIME ZONE 'UTC');
END $$;
