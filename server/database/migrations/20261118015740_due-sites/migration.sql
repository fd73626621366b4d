CREATE TABLE "file_uses" (
	"site_id" text,
	"place" text,
	"hash" text,
	"uses" integer NOT NULL,
	CONSTRAINT "file_uses_pkey" PRIMARY KEY("site_id","place","hash")
);
--> statement-breakpoint
CREATE TABLE "sites_due" (
	"site_id" text,
	"kind" text,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sites_due_pkey" PRIMARY KEY("site_id","kind")
);
--> statement-breakpoint
CREATE INDEX "file_uses_hash" ON "file_uses" ("hash","place");--> statement-breakpoint
CREATE INDEX "sites_due_at" ON "sites_due" ("kind","due_at","site_id");--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sites_due" ADD CONSTRAINT "sites_due_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE FUNCTION "keep_file_uses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD.hash = NEW.hash THEN RETURN NULL; END IF;
	IF TG_OP <> 'INSERT' THEN
		UPDATE file_uses SET uses = uses - 1 WHERE site_id = OLD.site_id AND place = TG_ARGV[0] AND hash = OLD.hash;
		DELETE FROM file_uses WHERE site_id = OLD.site_id AND place = TG_ARGV[0] AND hash = OLD.hash AND uses <= 0;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO file_uses (site_id, place, hash, uses) VALUES (NEW.site_id, TG_ARGV[0], NEW.hash, 1)
		ON CONFLICT (site_id, place, hash) DO UPDATE SET uses = file_uses.uses + 1;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "assets_uses" AFTER INSERT OR DELETE OR UPDATE OF "hash" ON "assets"
	FOR EACH ROW EXECUTE FUNCTION "keep_file_uses"('library');--> statement-breakpoint
CREATE TRIGGER "asset_versions_uses" AFTER INSERT OR DELETE OR UPDATE OF "hash" ON "asset_versions"
	FOR EACH ROW EXECUTE FUNCTION "keep_file_uses"('library');--> statement-breakpoint
CREATE TRIGGER "form_uploads_uses" AFTER INSERT OR DELETE OR UPDATE OF "hash" ON "form_uploads"
	FOR EACH ROW EXECUTE FUNCTION "keep_file_uses"('forms');--> statement-breakpoint
ALTER TABLE "assets" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "asset_versions" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "form_uploads" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "file_uses" ("site_id", "place", "hash", "uses")
SELECT site_id, place, hash, count(*) FROM (
	SELECT site_id, 'library' AS place, hash FROM assets
	UNION ALL SELECT site_id, 'library', hash FROM asset_versions
	UNION ALL SELECT site_id, 'forms', hash FROM form_uploads
) used GROUP BY site_id, place, hash;--> statement-breakpoint
ALTER TABLE "assets" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "asset_versions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "form_uploads" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE FUNCTION "mark_site_due"(site text, what text) RETURNS void LANGUAGE sql AS $$
	INSERT INTO sites_due (site_id, kind, due_at)
	SELECT site, what, '-infinity' WHERE NOT EXISTS (
		SELECT FROM sites_due d WHERE d.site_id = site AND d.kind = what AND d.due_at = '-infinity'
	)
	ON CONFLICT (site_id, kind) DO UPDATE SET due_at = '-infinity'
$$;--> statement-breakpoint
CREATE FUNCTION "mark_sites_due"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM mark_site_due(new_of.site_id, TG_ARGV[0]) FROM (SELECT DISTINCT site_id FROM added) new_of;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "mark_due_again"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM mark_site_due(NEW.site_id, TG_ARGV[0]);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "form_submissions_due" AFTER INSERT ON "form_submissions" REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "mark_sites_due"('submissions');--> statement-breakpoint
CREATE TRIGGER "form_uploads_due" AFTER INSERT ON "form_uploads" REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "mark_sites_due"('submissions');--> statement-breakpoint
CREATE TRIGGER "form_submissions_deleted" AFTER UPDATE OF "deleted_at" ON "form_submissions"
	FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL)
	EXECUTE FUNCTION "mark_due_again"('submissions');--> statement-breakpoint
CREATE TRIGGER "letters_due" AFTER UPDATE OF "written" ON "letters"
	FOR EACH ROW EXECUTE FUNCTION "mark_due_again"('letters');--> statement-breakpoint
CREATE TRIGGER "consent_receipts_due" AFTER INSERT ON "consent_receipts" REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "mark_sites_due"('receipts');--> statement-breakpoint
CREATE TRIGGER "speed_figures_due" AFTER INSERT ON "speed_figures" REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "mark_sites_due"('speed');--> statement-breakpoint
CREATE TRIGGER "documents_retention_due" AFTER INSERT OR UPDATE OF "live_revision" ON "documents"
	FOR EACH ROW WHEN (NEW.kind = 'settings' AND NEW.key = 'forms') EXECUTE FUNCTION "mark_due_again"('submissions');--> statement-breakpoint
CREATE TRIGGER "documents_receipts_due" AFTER INSERT OR UPDATE OF "live_revision" ON "documents"
	FOR EACH ROW WHEN (NEW.kind = 'settings' AND NEW.key = 'receipts') EXECUTE FUNCTION "mark_due_again"('receipts');--> statement-breakpoint
INSERT INTO "sites_due" ("site_id", "kind", "due_at")
SELECT id, kind, '-infinity' FROM sites, unnest(ARRAY['submissions', 'letters', 'receipts', 'speed']) AS kind;
