CREATE TABLE "consent_chains" (
	"site_id" text PRIMARY KEY,
	"ended_number" bigint DEFAULT 0 NOT NULL,
	"ended_hash" text DEFAULT '' NOT NULL,
	"last_number" bigint DEFAULT 0 NOT NULL,
	"last_hash" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_receipts" (
	"site_id" text,
	"number" bigint DEFAULT 0,
	"id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"version" text NOT NULL,
	"categories" text[] NOT NULL,
	"policy" text NOT NULL,
	"gpc" boolean NOT NULL,
	"way" text NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "consent_receipts_pkey" PRIMARY KEY("site_id","number")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "consent_receipts_id" ON "consent_receipts" ("site_id","id");--> statement-breakpoint
ALTER TABLE "consent_chains" ADD CONSTRAINT "consent_chains_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "consent_receipts" ADD CONSTRAINT "consent_receipts_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE FUNCTION consent_receipt_content(receipt consent_receipts) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(receipt.site_id, receipt.number, receipt.id, extract(epoch FROM receipt.at), receipt.version,
    receipt.categories, receipt.policy, receipt.gpc, receipt.way)::text
$$;--> statement-breakpoint
CREATE FUNCTION chain_consent_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  chain consent_chains;
BEGIN
  INSERT INTO consent_chains (site_id) VALUES (NEW.site_id) ON CONFLICT DO NOTHING;
  -- One at a time for each site.
  SELECT * INTO chain FROM consent_chains WHERE site_id = NEW.site_id FOR UPDATE;
  NEW.number := chain.last_number + 1;
  NEW.hash := encode(sha256(convert_to(chain.last_hash || E'\n' || consent_receipt_content(NEW), 'UTF8')), 'hex');
  UPDATE consent_chains SET last_number = NEW.number, last_hash = NEW.hash WHERE site_id = NEW.site_id;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER chain BEFORE INSERT ON "consent_receipts" FOR EACH ROW EXECUTE FUNCTION chain_consent_receipt();--> statement-breakpoint
CREATE FUNCTION refuse_ending_receipts_early() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- They go from the beginning, once the chain remembers where it goes on.
  IF NOT EXISTS (SELECT FROM public.sites WHERE id = OLD.site_id)
    OR EXISTS (SELECT FROM consent_chains WHERE site_id = OLD.site_id AND ended_number >= OLD.number) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'consent_receipts is append-only: receipts end by their age alone.'
    USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE FUNCTION guard_consent_chain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.last_number < OLD.last_number OR NEW.ended_number < OLD.ended_number OR NEW.site_id <> OLD.site_id
    OR (NEW.ended_number > OLD.ended_number AND NOT EXISTS (
      SELECT FROM consent_receipts r WHERE r.site_id = NEW.site_id AND r.number = NEW.ended_number
        AND r.hash = NEW.ended_hash AND r.at < now() - interval '28 days')) THEN
    RAISE EXCEPTION 'consent_chains is append-only: receipts end by their age alone.'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE ON "consent_receipts" FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER ends_by_age BEFORE DELETE ON "consent_receipts" FOR EACH ROW EXECUTE FUNCTION refuse_ending_receipts_early();--> statement-breakpoint
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON "consent_receipts" FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER guard BEFORE UPDATE ON "consent_chains" FOR EACH ROW EXECUTE FUNCTION guard_consent_chain();--> statement-breakpoint
CREATE TRIGGER append_only BEFORE DELETE ON "consent_chains" FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON "consent_chains" FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
