CREATE TABLE "former_slugs" (
	"site_id" text,
	"collection_id" text,
	"slug" text,
	"document_id" text NOT NULL,
	CONSTRAINT "former_slugs_pkey" PRIMARY KEY("site_id","collection_id","slug")
);
--> statement-breakpoint
CREATE TABLE "item_terms" (
	"site_id" text,
	"is_live" boolean,
	"collection_id" text,
	"taxonomy" text,
	"slug" text,
	"document_id" text,
	"name" text NOT NULL,
	"sort_at" timestamp with time zone NOT NULL,
	CONSTRAINT "item_terms_pkey" PRIMARY KEY("site_id","is_live","collection_id","taxonomy","slug","document_id")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"site_id" text,
	"is_live" boolean,
	"document_id" text,
	"collection_id" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"is_visible" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"sort_at" timestamp with time zone NOT NULL,
	"is_indexed" boolean DEFAULT true NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"summary" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"search" tsvector,
	CONSTRAINT "items_pkey" PRIMARY KEY("site_id","is_live","document_id")
);
--> statement-breakpoint
CREATE INDEX "item_terms_by_date" ON "item_terms" ("site_id","is_live","collection_id","taxonomy","slug","sort_at","document_id");--> statement-breakpoint
CREATE INDEX "item_terms_of_item" ON "item_terms" ("site_id","document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "items_slug" ON "items" ("site_id","is_live","collection_id","slug") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "items_by_date" ON "items" ("site_id","is_live","collection_id","sort_at","document_id") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "items_by_title" ON "items" ("site_id","is_live","collection_id","title","document_id") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "items_by_change" ON "items" ("site_id","is_live","collection_id","updated_at","document_id");--> statement-breakpoint
CREATE INDEX "items_search" ON "items" USING gin ("search");--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_site_id_document_id_documents_site_id_id_fkey" FOREIGN KEY ("site_id","document_id") REFERENCES "documents"("site_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "item_terms" ADD CONSTRAINT "item_terms_site_id_document_id_documents_site_id_id_fkey" FOREIGN KEY ("site_id","document_id") REFERENCES "documents"("site_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_site_id_document_id_documents_site_id_id_fkey" FOREIGN KEY ("site_id","document_id") REFERENCES "documents"("site_id","id") ON DELETE CASCADE;