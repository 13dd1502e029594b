-- Search, sorting, conversion and counters of the shop's list. Only features common to PostgreSQL 15 and 18.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
-- unaccent() is only stable, because its dictionary could be replaced; ours never is.
CREATE FUNCTION fold_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(unaccent('unaccent'::regdictionary, value));
--> statement-breakpoint
ALTER TABLE products SET (fillfactor = 85);
--> statement-breakpoint
ALTER TABLE product_search ALTER COLUMN name TYPE text COLLATE "und-x-icu";
--> statement-breakpoint
CREATE INDEX product_search_text ON product_search USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX product_search_filtered_text ON product_search USING gin (category, brand, search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX product_search_name ON product_search (name, id);
--> statement-breakpoint
CREATE INDEX product_search_category_name ON product_search (category, name, id);
--> statement-breakpoint
CREATE INDEX product_search_brand_name ON product_search (brand, name, id);
--> statement-breakpoint
CREATE INDEX product_search_category_brand_name ON product_search (category, brand, name, id);
--> statement-breakpoint
CREATE INDEX product_search_price ON product_search (price_eur, id);
--> statement-breakpoint
CREATE INDEX product_search_category_price ON product_search (category, price_eur, id);
--> statement-breakpoint
CREATE INDEX product_search_brand_price ON product_search (brand, price_eur, id);
--> statement-breakpoint
CREATE INDEX product_search_category_brand_price ON product_search (category, brand, price_eur, id);
--> statement-breakpoint
INSERT INTO exchange_rates (currency, per_eur) VALUES ('EUR', 1) ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE FUNCTION set_price_eur() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Half a cent up, in whole numbers: a rounded quotient would be rounded a second time.
  SELECT div(200 * NEW.price + rate.per_eur, 2 * rate.per_eur) / 100 INTO NEW.price_eur
  FROM exchange_rates rate WHERE rate.currency = NEW.currency;
  IF NEW.price_eur IS NULL THEN
    RAISE EXCEPTION 'no exchange rate for %', NEW.currency;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_set_price_eur BEFORE INSERT OR UPDATE OF price, currency ON products
FOR EACH ROW EXECUTE FUNCTION set_price_eur();
--> statement-breakpoint
CREATE FUNCTION count_products(changed_category text, changed_brand text, difference integer) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO product_counts AS counter (category, brand, count)
  VALUES (changed_category, changed_brand, difference)
  ON CONFLICT (category, brand) DO UPDATE SET count = counter.count + excluded.count;
$$;
--> statement-breakpoint
-- Per statement, so that a bulk import touches each counter once.
CREATE FUNCTION index_inserted_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_search (id, category, brand, name, price_eur, created_at, search_text)
  SELECT id, category, brand, name, price_eur, created_at, fold_text(name || chr(10) || description)
  FROM inserted WHERE is_active AND deleted_at IS NULL;
  INSERT INTO product_counts AS counter (category, brand, count)
  SELECT category, brand, count(*) FROM inserted WHERE is_active AND deleted_at IS NULL
  GROUP BY category, brand ORDER BY category, brand
  ON CONFLICT (category, brand) DO UPDATE SET count = counter.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_index_inserted AFTER INSERT ON products
REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION index_inserted_products();
--> statement-breakpoint
CREATE FUNCTION index_updated_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_visible boolean := OLD.is_active AND OLD.deleted_at IS NULL;
  is_visible boolean := NEW.is_active AND NEW.deleted_at IS NULL;
BEGIN
  IF was_visible AND NOT is_visible THEN
    DELETE FROM product_search WHERE id = OLD.id;
  ELSIF is_visible THEN
    INSERT INTO product_search (id, category, brand, name, price_eur, created_at, search_text)
    VALUES (NEW.id, NEW.category, NEW.brand, NEW.name, NEW.price_eur, NEW.created_at,
            fold_text(NEW.name || chr(10) || NEW.description))
    ON CONFLICT (id) DO UPDATE SET category = excluded.category, brand = excluded.brand,
      name = excluded.name, price_eur = excluded.price_eur, created_at = excluded.created_at,
      search_text = excluded.search_text;
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
-- Stock updates, the frequent ones, don't reach the function.
CREATE TRIGGER products_index_updated AFTER UPDATE ON products FOR EACH ROW
WHEN ((OLD.name, OLD.description, OLD.category, OLD.brand, OLD.price_eur, OLD.is_active, OLD.deleted_at)
  IS DISTINCT FROM
  (NEW.name, NEW.description, NEW.category, NEW.brand, NEW.price_eur, NEW.is_active, NEW.deleted_at))
EXECUTE FUNCTION index_updated_product();
--> statement-breakpoint
CREATE FUNCTION unindex_deleted_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_products(OLD.category, OLD.brand, -1);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_unindex_deleted AFTER DELETE ON products FOR EACH ROW
WHEN (OLD.is_active AND OLD.deleted_at IS NULL) EXECUTE FUNCTION unindex_deleted_product();
