CREATE TABLE "accounts" (
	"id" text PRIMARY KEY,
	"email" text NOT NULL UNIQUE,
	"name" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assets" (
	"site_id" text,
	"id" text,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"hash" text NOT NULL,
	"size" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assets_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"site_id" text,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" text,
	"action" text NOT NULL,
	"detail" jsonb DEFAULT '{}' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_entries_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"site_id" text,
	"id" text,
	"kind" text NOT NULL,
	"key" text,
	"draft_revision" integer NOT NULL,
	"live_revision" integer,
	"draft_path" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "domains" (
	"host" text PRIMARY KEY,
	"owner_site" text NOT NULL,
	"verified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "handoffs" (
	"code_hash" text PRIMARY KEY,
	"account_id" text NOT NULL,
	"host" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_pages" (
	"site_id" text,
	"document_id" text,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"page_kind" integer NOT NULL,
	"is_indexed" boolean DEFAULT true NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"categories" text[] DEFAULT '{}'::text[] NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"search" tsvector NOT NULL,
	CONSTRAINT "live_pages_pkey" PRIMARY KEY("site_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"site_id" text,
	"account_id" text,
	"roles" integer[] NOT NULL,
	"is_owner" boolean DEFAULT false NOT NULL,
	CONSTRAINT "memberships_pkey" PRIMARY KEY("site_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"site_id" text,
	"number" integer,
	"changes" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"undo_of" integer,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "releases_pkey" PRIMARY KEY("site_id","number")
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"site_id" text,
	"document_id" text,
	"number" integer,
	"body" jsonb,
	"note" text DEFAULT '' NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "revisions_pkey" PRIMARY KEY("site_id","document_id","number")
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"site_id" text,
	"id" text,
	"at" timestamp with time zone NOT NULL,
	"document_ids" text[],
	"state" text DEFAULT 'waiting' NOT NULL,
	"outcome" text DEFAULT '' NOT NULL,
	"created_by" text,
	CONSTRAINT "schedules_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY,
	"account_id" text NOT NULL,
	"host" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" text PRIMARY KEY,
	"identifier" text NOT NULL UNIQUE,
	"website_type" integer NOT NULL,
	"site_status" integer NOT NULL,
	"developer_mode" boolean DEFAULT false NOT NULL,
	"cloneable" boolean DEFAULT false NOT NULL,
	"template_id" text NOT NULL,
	"live_version" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "documents_key" ON "documents" ("site_id","kind","key");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_draft_path" ON "documents" ("site_id","draft_path");--> statement-breakpoint
CREATE UNIQUE INDEX "live_pages_path" ON "live_pages" ("site_id","path");--> statement-breakpoint
CREATE INDEX "live_pages_search" ON "live_pages" USING gin ("search");--> statement-breakpoint
CREATE INDEX "memberships_account" ON "memberships" ("account_id");--> statement-breakpoint
CREATE INDEX "schedules_due" ON "schedules" ("at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" ("expires_at");--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_owner_site_sites_id_fkey" FOREIGN KEY ("owner_site") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "handoffs" ADD CONSTRAINT "handoffs_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "live_pages" ADD CONSTRAINT "live_pages_site_id_document_id_documents_site_id_id_fkey" FOREIGN KEY ("site_id","document_id") REFERENCES "documents"("site_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_site_id_document_id_documents_site_id_id_fkey" FOREIGN KEY ("site_id","document_id") REFERENCES "documents"("site_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;