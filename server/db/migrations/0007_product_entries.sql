-- What the search knows of each visible product. The process reads the entries in the background.
CREATE TABLE "product_entries" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"reader" text COLLATE "C" DEFAULT '' NOT NULL,
	"entry" jsonb,
	"maker" text COLLATE "C" DEFAULT '' NOT NULL,
	"code_key" text COLLATE "C",
	"keys" text[] DEFAULT '{}' NOT NULL,
	"series" text COLLATE "C",
	"length_mm" double precision DEFAULT 0 NOT NULL,
	"designation" text COLLATE "C" DEFAULT '' NOT NULL,
	"bore_mm" double precision,
	"outside_mm" double precision,
	"width_mm" double precision,
	"name_terms" text[] DEFAULT '{}' NOT NULL,
	"terms" text[] DEFAULT '{}' NOT NULL,
	"popularity" smallint DEFAULT 99 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_reader" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" text NOT NULL,
	CONSTRAINT "product_reader_is_only" CHECK ("product_reader"."is_only")
);
--> statement-breakpoint
CREATE TABLE "product_terms" (
	"term" text COLLATE "C" PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "product_terms_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"products" integer NOT NULL,
	"popularity" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_entries" ADD CONSTRAINT "product_entries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_entries_reader" ON "product_entries" USING btree ("reader");--> statement-breakpoint
CREATE INDEX "product_entries_keys" ON "product_entries" USING gin ("keys") WITH (gin_pending_list_limit = 256);--> statement-breakpoint
CREATE INDEX "product_entries_terms" ON "product_entries" USING gin ("terms") WITH (gin_pending_list_limit = 256);--> statement-breakpoint
CREATE INDEX "product_entries_code" ON "product_entries" USING btree ("code_key");--> statement-breakpoint
CREATE INDEX "product_entries_designation" ON "product_entries" USING btree ("series","length_mm","designation","maker","product_id") WHERE series IS NOT NULL;--> statement-breakpoint
CREATE INDEX "product_entries_size" ON "product_entries" USING btree ("bore_mm","outside_mm","width_mm","popularity","product_id") WHERE bore_mm IS NOT NULL;--> statement-breakpoint
CREATE INDEX "product_entries_bore" ON "product_entries" USING btree ("bore_mm","popularity","product_id") WHERE bore_mm IS NOT NULL;--> statement-breakpoint
CREATE INDEX "product_entries_outside" ON "product_entries" USING btree ("outside_mm","popularity","product_id") WHERE outside_mm IS NOT NULL;--> statement-breakpoint
CREATE INDEX "product_entries_popularity" ON "product_entries" USING btree ("popularity","product_id");--> statement-breakpoint
CREATE INDEX "product_terms_seq" ON "product_terms" USING btree ("seq");
--> statement-breakpoint
INSERT INTO product_entries (product_id) SELECT id FROM products WHERE is_active AND deleted_at IS NULL;
--> statement-breakpoint
-- Per statement, so that an import of thousands runs it once.
CREATE FUNCTION add_product_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_entries (product_id)
  SELECT id FROM inserted WHERE is_active AND deleted_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_add_entries AFTER INSERT ON products
REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION add_product_entries();
--> statement-breakpoint
CREATE FUNCTION change_product_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_active AND NEW.deleted_at IS NULL THEN
    INSERT INTO product_entries (product_id) VALUES (NEW.id)
    ON CONFLICT (product_id) DO UPDATE SET reader = '';
  ELSE
    DELETE FROM product_entries WHERE product_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Stock and price, which change often, don't reach the function.
CREATE TRIGGER products_change_entry AFTER UPDATE ON products FOR EACH ROW
WHEN ((OLD.name, OLD.description, OLD.specifications, OLD.category, OLD.brand, OLD.is_active, OLD.deleted_at)
  IS DISTINCT FROM
  (NEW.name, NEW.description, NEW.specifications, NEW.category, NEW.brand, NEW.is_active, NEW.deleted_at))
EXECUTE FUNCTION change_product_entry();
