CREATE TABLE "audit_seals" (
	"site_id" text,
	"number" bigint,
	"entry_id" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_seals_pkey" PRIMARY KEY("site_id","number")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "audit_seals_entry" ON "audit_seals" ("site_id","entry_id");--> statement-breakpoint
ALTER TABLE "audit_seals" ADD CONSTRAINT "audit_seals_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What happened on a site goes with the whole site, and never by itself.
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM public.sites WHERE id = OLD.site_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only: rows are added, never changed or deleted.', TG_TABLE_NAME
    USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "audit_seals" FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON "audit_seals" FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE FUNCTION audit_content(entry audit_entries) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(entry.site_id, entry.id, entry.account_id, entry.action, entry.detail, extract(epoch FROM entry.at))::text
$$;--> statement-breakpoint
CREATE FUNCTION seal_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last_number bigint;
  last_hash text;
  entry audit_entries;
BEGIN
  -- One at a time for each site. It runs when the transaction commits, so nothing else is waited for behind the lock.
  PERFORM pg_advisory_xact_lock(hashtextextended('audit:' || NEW.site_id, 0));
  SELECT number, hash INTO last_number, last_hash FROM audit_seals
    WHERE site_id = NEW.site_id ORDER BY number DESC LIMIT 1;
  -- The first seal of a site begins with the entries that were there before there were any.
  FOR entry IN SELECT e.* FROM audit_entries e WHERE e.site_id = NEW.site_id AND (last_number IS NULL OR e.id = NEW.id)
    AND NOT EXISTS (SELECT FROM audit_seals s WHERE s.site_id = e.site_id AND s.entry_id = e.id) ORDER BY e.id
  LOOP
    last_number := coalesce(last_number, 0) + 1;
    last_hash := encode(sha256(convert_to(coalesce(last_hash, '') || E'\n' || audit_content(entry), 'UTF8')), 'hex');
    INSERT INTO audit_seals (site_id, number, entry_id, hash) VALUES (entry.site_id, last_number, entry.id, last_hash);
  END LOOP;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER seal AFTER INSERT ON "audit_entries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seal_audit_entry();
