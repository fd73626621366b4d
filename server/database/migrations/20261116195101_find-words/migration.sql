CREATE TABLE "find_words" (
	"site_id" text,
	"kind" text,
	"word" text COLLATE "C",
	"thing_id" text,
	CONSTRAINT "find_words_pkey" PRIMARY KEY("site_id","kind","word","thing_id")
);
--> statement-breakpoint
CREATE INDEX "find_words_of" ON "find_words" ("site_id","kind","thing_id");--> statement-breakpoint
ALTER TABLE "find_words" ADD CONSTRAINT "find_words_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE FUNCTION "find_words_of"("said" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT DISTINCT left(word, 60) FROM (
		SELECT unnest(regexp_split_to_array(
			lower(regexp_replace(normalize(left(said, 500), NFKD), '[\u0300-\u036f]', '', 'g')), '[^[:alnum:]]+')) AS word
		LIMIT 40) split WHERE word <> '';
$$;--> statement-breakpoint
CREATE FUNCTION "keep_find_words"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	thing text;
	said text;
BEGIN
	IF TG_OP <> 'DELETE' THEN
		CASE TG_TABLE_NAME
			WHEN 'products' THEN
				thing := NEW.id;
				IF NEW.deleted_at IS NULL THEN said := NEW.title; END IF;
			WHEN 'items' THEN
				IF NEW.is_live THEN RETURN NULL; END IF;
				thing := NEW.document_id;
				IF NEW.deleted_at IS NULL THEN said := NEW.title; END IF;
			WHEN 'orders' THEN
				thing := NEW.id;
				IF NEW.number IS NOT NULL THEN said := concat_ws(' ', NEW.number, NEW.name, NEW.email); END IF;
			WHEN 'site_users' THEN
				thing := NEW.id;
				said := concat_ws(' ', NEW.name, NEW.email);
			WHEN 'assets' THEN
				thing := NEW.id;
				IF NEW.deleted_at IS NULL THEN said := concat_ws(' ', NEW.name, NEW.alt); END IF;
		END CASE;
	ELSIF TG_TABLE_NAME = 'items' THEN
		IF OLD.is_live THEN RETURN NULL; END IF;
		thing := OLD.document_id;
	ELSE
		thing := OLD.id;
	END IF;
	IF TG_OP <> 'INSERT' THEN
		DELETE FROM find_words WHERE site_id = OLD.site_id AND kind = TG_ARGV[0] AND thing_id = thing;
	END IF;
	IF said IS NOT NULL THEN
		INSERT INTO find_words (site_id, kind, word, thing_id)
		SELECT NEW.site_id, TG_ARGV[0], word, thing FROM find_words_of(said) AS word
		ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_find_words" AFTER INSERT OR DELETE OR UPDATE OF "title", "deleted_at" ON "products"
	FOR EACH ROW EXECUTE FUNCTION "keep_find_words"('product');--> statement-breakpoint
CREATE TRIGGER "items_find_words" AFTER INSERT OR DELETE OR UPDATE OF "title", "is_live", "deleted_at" ON "items"
	FOR EACH ROW EXECUTE FUNCTION "keep_find_words"('item');--> statement-breakpoint
CREATE TRIGGER "orders_find_words" AFTER INSERT OR DELETE OR UPDATE OF "number", "name", "email" ON "orders"
	FOR EACH ROW EXECUTE FUNCTION "keep_find_words"('order');--> statement-breakpoint
CREATE TRIGGER "site_users_find_words" AFTER INSERT OR DELETE OR UPDATE OF "name", "email" ON "site_users"
	FOR EACH ROW EXECUTE FUNCTION "keep_find_words"('customer');--> statement-breakpoint
CREATE TRIGGER "assets_find_words" AFTER INSERT OR DELETE OR UPDATE OF "name", "alt", "deleted_at" ON "assets"
	FOR EACH ROW EXECUTE FUNCTION "keep_find_words"('file');
