CREATE TABLE "member_mails_off" (
	"site_id" text,
	"area_id" text,
	"email" text,
	"left_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_mails_off_pkey" PRIMARY KEY("site_id","area_id","email")
);
--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "area_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_mails_off" ADD CONSTRAINT "member_mails_off_site_id_area_id_member_areas_site_id_id_fkey" FOREIGN KEY ("site_id","area_id") REFERENCES "member_areas"("site_id","id") ON DELETE CASCADE;