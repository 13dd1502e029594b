ALTER TABLE "import_rows" ADD COLUMN "received" integer;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "delivery_note" text;--> statement-breakpoint
CREATE INDEX "import_rows_delivery" ON "import_rows" USING btree ("product_id","delivery_note") WHERE "import_rows"."delivery_note" IS NOT NULL;