CREATE TABLE "outages" (
	"service" text PRIMARY KEY,
	"problem" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"site_id" text,
	"document_id" text,
	"collection_id" text,
	"words" tsvector NOT NULL,
	CONSTRAINT "search_entries_pkey" PRIMARY KEY("site_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" text PRIMARY KEY DEFAULT 'installation',
	"files_id" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "live_pages_search";--> statement-breakpoint
DROP INDEX "items_search";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" ("owner_site") WHERE "state" in ('retrying', 'failed');--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "search_entries" USING gin ("words");--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_site_id_document_id_documents_site_id_id_fkey" FOREIGN KEY ("site_id","document_id") REFERENCES "documents"("site_id","id") ON DELETE CASCADE;--> statement-breakpoint
CREATE FUNCTION "keep_search_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	shown boolean := false;
	collection text;
BEGIN
	IF TG_OP <> 'DELETE' THEN
		IF TG_TABLE_NAME = 'items' THEN
			IF NOT NEW.is_live THEN RETURN NULL; END IF;
			shown := NEW.is_visible AND NEW.is_indexed AND NEW.search IS NOT NULL;
			collection := NEW.collection_id;
		ELSE
			shown := NEW.is_indexed;
		END IF;
	ELSIF TG_TABLE_NAME = 'items' THEN
		IF NOT OLD.is_live THEN RETURN NULL; END IF;
	END IF;
	IF shown THEN
		INSERT INTO search_entries (site_id, document_id, collection_id, words)
		VALUES (NEW.site_id, NEW.document_id, collection, strip(NEW.search))
		ON CONFLICT (site_id, document_id) DO UPDATE SET collection_id = excluded.collection_id, words = excluded.words;
	ELSIF TG_OP = 'DELETE' THEN
		DELETE FROM search_entries WHERE site_id = OLD.site_id AND document_id = OLD.document_id;
	ELSE
		DELETE FROM search_entries WHERE site_id = NEW.site_id AND document_id = NEW.document_id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "items_search_entry" AFTER INSERT OR DELETE OR UPDATE OF "search", "is_live", "is_visible", "is_indexed", "collection_id" ON "items"
	FOR EACH ROW EXECUTE FUNCTION "keep_search_entry"();--> statement-breakpoint
CREATE TRIGGER "live_pages_search_entry" AFTER INSERT OR DELETE OR UPDATE OF "search", "is_indexed" ON "live_pages"
	FOR EACH ROW EXECUTE FUNCTION "keep_search_entry"();
