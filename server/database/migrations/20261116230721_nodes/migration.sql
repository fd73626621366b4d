CREATE TABLE "nodes" (
	"id" text PRIMARY KEY,
	"host" text NOT NULL,
	"role" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"holds" jsonb DEFAULT '[]' NOT NULL
);
