-- Orders are confirmed many at once, so their words are kept for all that a statement has changed together.
CREATE FUNCTION "keep_find_words_of_orders"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was record;
BEGIN
	-- One by one: nearly always there is none, and a join would read all words to find that out.
	FOR was IN SELECT former.site_id, former.id FROM former
		JOIN latter ON latter.site_id = former.site_id AND latter.id = former.id
		WHERE former.number IS NOT NULL
			AND (latter.number, latter.name, latter.email) IS DISTINCT FROM (former.number, former.name, former.email)
	LOOP
		DELETE FROM find_words WHERE site_id = was.site_id AND kind = 'order' AND thing_id = was.id;
	END LOOP;
	INSERT INTO find_words (site_id, kind, word, thing_id)
	SELECT latter.site_id, 'order', word, latter.id
	FROM latter JOIN former ON latter.site_id = former.site_id AND latter.id = former.id,
		find_words_of(concat_ws(' ', latter.number, latter.name, latter.email)) AS word
	WHERE latter.number IS NOT NULL
		AND (latter.number, latter.name, latter.email) IS DISTINCT FROM (former.number, former.name, former.email)
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "orders_find_words" ON "orders";--> statement-breakpoint
CREATE TRIGGER "orders_find_words" AFTER INSERT OR DELETE ON "orders"
	FOR EACH ROW EXECUTE FUNCTION "keep_find_words"('order');--> statement-breakpoint
CREATE TRIGGER "orders_find_words_changed" AFTER UPDATE ON "orders"
	REFERENCING OLD TABLE AS "former" NEW TABLE AS "latter"
	FOR EACH STATEMENT EXECUTE FUNCTION "keep_find_words_of_orders"();
