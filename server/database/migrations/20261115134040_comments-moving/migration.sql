CREATE TABLE "comment_likes" (
	"site_id" text,
	"comment_id" text,
	"liker" text,
	CONSTRAINT "comment_likes_pkey" PRIMARY KEY("site_id","comment_id","liker")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"site_id" text,
	"id" text,
	"document_id" text NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"account_id" text,
	"is_staff" boolean DEFAULT false NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"origin" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comments_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "imported_things" (
	"site_id" text,
	"origin" text,
	"target_id" text NOT NULL,
	CONSTRAINT "imported_things_pkey" PRIMARY KEY("site_id","origin")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"site_id" text,
	"id" text,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"size" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"file" text NOT NULL,
	"report" jsonb NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imports_pkey" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE INDEX "comments_of_item" ON "comments" ("site_id","document_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_by_state" ON "comments" ("site_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "comments_approved_of" ON "comments" ("site_id","email") WHERE state = 'approved';--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_site_id_comment_id_comments_site_id_id_fkey" FOREIGN KEY ("site_id","comment_id") REFERENCES "comments"("site_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_site_id_document_id_documents_site_id_id_fkey" FOREIGN KEY ("site_id","document_id") REFERENCES "documents"("site_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "imported_things" ADD CONSTRAINT "imported_things_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE CASCADE;