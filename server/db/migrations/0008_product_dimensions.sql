-- Dimensions of products, nullable: the version before reads and writes the tables as it did. `products`
-- comes first, as in every transaction, so that none of that version's can wait for this one in a circle.
-- PostgreSQL 15.20 and its siblings add no column with a default while a function of this kind uses the row type.
-- It is created again below, with a text as its body.
DROP FUNCTION product_facts(products);
--> statement-breakpoint
ALTER TABLE "products"
  ADD COLUMN "bore_mm" numeric(9, 3),
  ADD COLUMN "outside_diameter_mm" numeric(9, 3),
  ADD COLUMN "width_mm" numeric(9, 3),
  ADD COLUMN "length_mm" numeric(9, 3),
  ADD COLUMN "seals" text,
  ADD COLUMN "section" text,
  ADD COLUMN "stated_dimensions" jsonb DEFAULT '[]'::jsonb NOT NULL,
  ADD COLUMN "dimensions_read_from" text;
--> statement-breakpoint
CREATE INDEX "products_unread_dimensions" ON "products" USING btree ("id") WHERE dimensions_read_from IS DISTINCT FROM name || chr(10) || category || chr(10) || brand;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_bore_mm" CHECK ("products"."bore_mm" > 0);
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_outside_diameter_mm" CHECK ("products"."outside_diameter_mm" > 0);
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_width_mm" CHECK ("products"."width_mm" > 0);
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_length_mm" CHECK ("products"."length_mm" > 0);
--> statement-breakpoint
ALTER TABLE "product_search"
  ADD COLUMN "bore_mm" numeric(9, 3),
  ADD COLUMN "outside_diameter_mm" numeric(9, 3),
  ADD COLUMN "width_mm" numeric(9, 3),
  ADD COLUMN "length_mm" numeric(9, 3),
  ADD COLUMN "seals" text,
  ADD COLUMN "section" text;
--> statement-breakpoint
-- A section as it is compared: 'HTD 8M' is 'HTD-8M'; a point or comma in T2.5 counts.
CREATE FUNCTION section_key(section text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(fold_text(replace(section, ',', '.')), '[^[:alnum:].]', '', 'g');
--> statement-breakpoint
CREATE INDEX product_search_bore_mm ON product_search (bore_mm) WHERE bore_mm IS NOT NULL;
--> statement-breakpoint
CREATE INDEX product_search_outside_diameter_mm ON product_search (outside_diameter_mm)
WHERE outside_diameter_mm IS NOT NULL;
--> statement-breakpoint
CREATE INDEX product_search_width_mm ON product_search (width_mm) WHERE width_mm IS NOT NULL;
--> statement-breakpoint
CREATE INDEX product_search_length_mm ON product_search (length_mm) WHERE length_mm IS NOT NULL;
--> statement-breakpoint
CREATE INDEX product_search_seals ON product_search (seals) WHERE seals IS NOT NULL;
--> statement-breakpoint
CREATE INDEX product_search_section ON product_search (section_key(section), section)
WHERE section IS NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_inserted_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_search (id, category, brand, name, price_eur, created_at, search_text,
    bore_mm, outside_diameter_mm, width_mm, length_mm, seals, section)
  SELECT id, category, brand, name, price_eur, created_at, fold_text(name || chr(10) || description),
    bore_mm, outside_diameter_mm, width_mm, length_mm, seals, section
  FROM inserted WHERE is_active AND deleted_at IS NULL;
  INSERT INTO product_counts AS counter (category, brand, count)
  SELECT category, brand, count(*) FROM inserted WHERE is_active AND deleted_at IS NULL
  GROUP BY category, brand ORDER BY category, brand
  ON CONFLICT (category, brand) DO UPDATE SET count = counter.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_updated_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_visible boolean := OLD.is_active AND OLD.deleted_at IS NULL;
  is_visible boolean := NEW.is_active AND NEW.deleted_at IS NULL;
BEGIN
  IF was_visible AND NOT is_visible THEN
    DELETE FROM product_search WHERE id = OLD.id;
  ELSIF is_visible THEN
    INSERT INTO product_search (id, category, brand, name, price_eur, created_at, search_text,
      bore_mm, outside_diameter_mm, width_mm, length_mm, seals, section)
    VALUES (NEW.id, NEW.category, NEW.brand, NEW.name, NEW.price_eur, NEW.created_at,
            fold_text(NEW.name || chr(10) || NEW.description),
            NEW.bore_mm, NEW.outside_diameter_mm, NEW.width_mm, NEW.length_mm, NEW.seals, NEW.section)
    ON CONFLICT (id) DO UPDATE SET category = excluded.category, brand = excluded.brand,
      name = excluded.name, price_eur = excluded.price_eur, created_at = excluded.created_at,
      search_text = excluded.search_text, bore_mm = excluded.bore_mm,
      outside_diameter_mm = excluded.outside_diameter_mm, width_mm = excluded.width_mm,
      length_mm = excluded.length_mm, seals = excluded.seals, section = excluded.section;
  END IF;
  IF (was_visible, OLD.category, OLD.brand) IS DISTINCT FROM (is_visible, NEW.category, NEW.brand) THEN
    -- Always in the same order, so that two products that change places can't wait for each other.
    INSERT INTO product_counts AS counter (category, brand, count)
    SELECT category, brand, difference FROM (VALUES
      (OLD.category, OLD.brand, -1, was_visible), (NEW.category, NEW.brand, 1, is_visible)
    ) AS change (category, brand, difference, is_counted)
    WHERE is_counted ORDER BY category, brand
    ON CONFLICT (category, brand) DO UPDATE SET count = counter.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER products_index_updated ON products;
--> statement-breakpoint
-- Stock updates, the frequent ones, don't reach the function.
CREATE TRIGGER products_index_updated AFTER UPDATE ON products FOR EACH ROW
WHEN ((OLD.name, OLD.description, OLD.category, OLD.brand, OLD.price_eur, OLD.is_active, OLD.deleted_at,
    OLD.bore_mm, OLD.outside_diameter_mm, OLD.width_mm, OLD.length_mm, OLD.seals, OLD.section)
  IS DISTINCT FROM
  (NEW.name, NEW.description, NEW.category, NEW.brand, NEW.price_eur, NEW.is_active, NEW.deleted_at,
    NEW.bore_mm, NEW.outside_diameter_mm, NEW.width_mm, NEW.length_mm, NEW.seals, NEW.section))
EXECUTE FUNCTION index_updated_product();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION product_facts(product products) RETURNS jsonb LANGUAGE sql STABLE AS $$
SELECT jsonb_build_object(
  'name', product.name, 'price', product.price, 'currency', product.currency,
  'description', left(product.description, 500), 'specifications', left(product.specifications, 500),
  'brand', product.brand, 'category', product.category, 'image_url', product.image_url,
  'stock_quantity', product.stock_quantity, 'low_stock_threshold', product.low_stock_threshold,
  'is_active', product.is_active, 'bore_mm', product.bore_mm,
  'outside_diameter_mm', product.outside_diameter_mm, 'width_mm', product.width_mm,
  'length_mm', product.length_mm, 'seals', product.seals, 'section', product.section)
$$;
--> statement-breakpoint
DROP TRIGGER products_change_entry ON products;
--> statement-breakpoint
-- Dimensions that staff write are searched for.
CREATE TRIGGER products_change_entry AFTER UPDATE ON products FOR EACH ROW
WHEN ((OLD.name, OLD.description, OLD.specifications, OLD.category, OLD.brand, OLD.is_active, OLD.deleted_at,
    OLD.bore_mm, OLD.outside_diameter_mm, OLD.width_mm)
  IS DISTINCT FROM
  (NEW.name, NEW.description, NEW.specifications, NEW.category, NEW.brand, NEW.is_active, NEW.deleted_at,
    NEW.bore_mm, NEW.outside_diameter_mm, NEW.width_mm))
EXECUTE FUNCTION change_product_entry();
