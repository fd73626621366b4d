CREATE TABLE "gift_card_movements" (
	"site_id" text,
	"id" text,
	"card_id" text NOT NULL,
	"kind" text NOT NULL,
	"cents" bigint NOT NULL,
	"order_id" text,
	"account_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_card_movements_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"site_id" text,
	"id" text,
	"code_hash" text NOT NULL,
	"last" text NOT NULL,
	"currency" text NOT NULL,
	"issued_cents" bigint NOT NULL,
	"balance_cents" bigint NOT NULL,
	"order_id" text,
	"image" text DEFAULT '' NOT NULL,
	"sender_name" text DEFAULT '' NOT NULL,
	"sender_email" text DEFAULT '' NOT NULL,
	"recipient_name" text DEFAULT '' NOT NULL,
	"recipient_email" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"send_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_cards_pkey" PRIMARY KEY("site_id","id"),
	CONSTRAINT "gift_cards_balance" CHECK ("balance_cents" between 0 and "issued_cents")
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "gift_cards" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "gift_card_movements_of_card" ON "gift_card_movements" ("site_id","card_id","at");--> statement-breakpoint
CREATE INDEX "gift_card_movements_of_order" ON "gift_card_movements" ("site_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_code" ON "gift_cards" ("site_id","code_hash");--> statement-breakpoint
CREATE INDEX "gift_cards_newest" ON "gift_cards" ("site_id","created_at","id");--> statement-breakpoint
CREATE INDEX "gift_cards_of_order" ON "gift_cards" ("site_id","order_id");--> statement-breakpoint
CREATE INDEX "gift_cards_of_recipient" ON "gift_cards" ("site_id","recipient_email");--> statement-breakpoint
ALTER TABLE "gift_card_movements" ADD CONSTRAINT "gift_card_movements_site_id_card_id_gift_cards_site_id_id_fkey" FOREIGN KEY ("site_id","card_id") REFERENCES "gift_cards"("site_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;