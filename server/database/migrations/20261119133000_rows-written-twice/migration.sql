-- What is written when something begins and again when it has ended finds room for its second version beside the first,
-- so that none of its indexes is written again.
ALTER TABLE "payments" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "customer_subscriptions" SET (fillfactor = 60);--> statement-breakpoint
-- An order has no words yet, or has lost them above: nothing is there that could be in the way of new ones.
CREATE OR REPLACE FUNCTION "keep_find_words_of_orders"() RETURNS trigger LANGUAGE plpgsql AS $$
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
		AND (latter.number, latter.name, latter.email) IS DISTINCT FROM (former.number, former.name, former.email);
	RETURN NULL;
END $$;
