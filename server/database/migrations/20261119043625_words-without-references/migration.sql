-- Words go with their things: the triggers that keep them see to it, also when a site is removed with all it has.
ALTER TABLE "find_words" DROP CONSTRAINT "find_words_site_id_sites_id_fkey";--> statement-breakpoint
-- An order has no words before it has its number.
DROP TRIGGER "orders_find_words" ON "orders";--> statement-breakpoint
CREATE TRIGGER "orders_find_words" AFTER INSERT ON "orders"
	FOR EACH ROW WHEN (NEW.number IS NOT NULL) EXECUTE FUNCTION "keep_find_words"('order');--> statement-breakpoint
CREATE TRIGGER "orders_find_words_gone" AFTER DELETE ON "orders"
	FOR EACH ROW WHEN (OLD.number IS NOT NULL) EXECUTE FUNCTION "keep_find_words"('order');
