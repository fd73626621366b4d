CREATE TABLE "former_paths" (
	"site_id" text,
	"path" text,
	"document_id" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_paths_pkey" PRIMARY KEY("site_id","path")
);
--> statement-breakpoint
CREATE TABLE "presences" (
	"site_id" text,
	"document_id" text,
	"tab_id" text,
	"account_id" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "presences_pkey" PRIMARY KEY("site_id","document_id","tab_id")
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"site_id" text,
	"id" text,
	"note" text DEFAULT '' NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "preview_links_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "preview_links_token" ON "preview_links" ("site_id","token_hash");--> statement-breakpoint
ALTER TABLE "former_paths" ADD CONSTRAINT "former_paths_site_id_document_id_documents_site_id_id_fkey" FOREIGN KEY ("site_id","document_id") REFERENCES "documents"("site_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;