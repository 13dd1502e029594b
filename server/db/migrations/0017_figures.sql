-- Figures of the dashboard that don't have to be counted, and an index for each of its lists.
CREATE TABLE "order_figures" (
	"day" date NOT NULL,
	"status" text NOT NULL,
	"orders" bigint NOT NULL,
	"total" numeric(24, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_figures" (
	"category" text NOT NULL,
	"brand" text NOT NULL,
	"is_active" boolean NOT NULL,
	"is_low" boolean NOT NULL,
	"is_out" boolean NOT NULL,
	"products" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_levels" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"stock_quantity" integer NOT NULL,
	"is_low" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "order_figures_day" ON "order_figures" USING btree ("day");--> statement-breakpoint
CREATE INDEX "product_figures_category" ON "product_figures" USING btree ("category");--> statement-breakpoint
CREATE INDEX "product_levels_stock" ON "product_levels" USING btree ("stock_quantity","product_id");--> statement-breakpoint
CREATE INDEX "product_levels_low" ON "product_levels" USING btree ("stock_quantity","product_id") WHERE is_low;--> statement-breakpoint
CREATE INDEX "products_hidden" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at IS NULL AND NOT is_active;
--> statement-breakpoint
CREATE INDEX products_name ON products (name COLLATE "und-x-icu", id) WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE FUNCTION add_product_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_figures (category, brand, is_active, is_low, is_out, products)
  SELECT category, brand, is_active, stock_quantity <= low_stock_threshold, stock_quantity <= 0, count(*)
  FROM inserted WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4, 5;
  INSERT INTO product_levels (product_id, stock_quantity, is_low)
  SELECT id, stock_quantity, stock_quantity <= low_stock_threshold FROM inserted WHERE deleted_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Creating the trigger waits for running changes, so the fill below sees them all.
CREATE TRIGGER products_add_figures AFTER INSERT ON products
REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION add_product_figures();
--> statement-breakpoint
CREATE FUNCTION change_product_figures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_low boolean := OLD.stock_quantity <= OLD.low_stock_threshold;
  now_low boolean := NEW.stock_quantity <= NEW.low_stock_threshold;
BEGIN
  IF (OLD.category, OLD.brand, OLD.is_active, was_low, OLD.stock_quantity <= 0, OLD.deleted_at IS NULL)
    IS DISTINCT FROM
    (NEW.category, NEW.brand, NEW.is_active, now_low, NEW.stock_quantity <= 0, NEW.deleted_at IS NULL) THEN
    INSERT INTO product_figures (category, brand, is_active, is_low, is_out, products)
    SELECT figure.category, figure.brand, figure.is_active, figure.is_low, figure.is_out, figure.products
    FROM (VALUES
      (OLD.category, OLD.brand, OLD.is_active, was_low, OLD.stock_quantity <= 0, -1, OLD.deleted_at),
      (NEW.category, NEW.brand, NEW.is_active, now_low, NEW.stock_quantity <= 0, 1, NEW.deleted_at)
    ) AS figure (category, brand, is_active, is_low, is_out, products, deleted_at)
    WHERE figure.deleted_at IS NULL;
  END IF;
  IF NEW.deleted_at IS NOT NULL THEN
    DELETE FROM product_levels WHERE product_id = NEW.id;
  ELSIF OLD.deleted_at IS NOT NULL THEN
    INSERT INTO product_levels (product_id, stock_quantity, is_low) VALUES (NEW.id, NEW.stock_quantity, now_low);
  ELSE
    UPDATE product_levels SET stock_quantity = NEW.stock_quantity, is_low = now_low
    WHERE product_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_change_figures AFTER UPDATE ON products FOR EACH ROW
WHEN ((OLD.category, OLD.brand, OLD.is_active, OLD.stock_quantity, OLD.low_stock_threshold,
    OLD.deleted_at IS NULL)
  IS DISTINCT FROM
  (NEW.category, NEW.brand, NEW.is_active, NEW.stock_quantity, NEW.low_stock_threshold,
    NEW.deleted_at IS NULL))
EXECUTE FUNCTION change_product_figures();
--> statement-breakpoint
CREATE FUNCTION remove_product_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_figures (category, brand, is_active, is_low, is_out, products)
  VALUES (OLD.category, OLD.brand, OLD.is_active, OLD.stock_quantity <= OLD.low_stock_threshold,
    OLD.stock_quantity <= 0, -1);
  DELETE FROM product_levels WHERE product_id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_remove_figures AFTER DELETE ON products FOR EACH ROW
WHEN (OLD.deleted_at IS NULL) EXECUTE FUNCTION remove_product_figures();
--> statement-breakpoint
INSERT INTO product_figures (category, brand, is_active, is_low, is_out, products)
SELECT category, brand, is_active, stock_quantity <= low_stock_threshold, stock_quantity <= 0, count(*)
FROM products WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
INSERT INTO product_levels (product_id, stock_quantity, is_low)
SELECT id, stock_quantity, stock_quantity <= low_stock_threshold FROM products WHERE deleted_at IS NULL;
--> statement-breakpoint
-- Orders last, since new ones wait from here on: about 0.2 s with 100,000 orders.
CREATE INDEX "orders_status" ON "orders" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE FUNCTION add_order_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_figures (day, status, orders, total)
  SELECT (created_at AT TIME ZONE 'Europe/Tirane')::date, status, count(*), sum(total)
  FROM inserted WHERE deleted_at IS NULL GROUP BY 1, 2;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_add_figures AFTER INSERT ON orders
REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION add_order_figures();
--> statement-breakpoint
CREATE FUNCTION change_order_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NULL THEN
    INSERT INTO order_figures (day, status, orders, total)
    VALUES ((OLD.created_at AT TIME ZONE 'Europe/Tirane')::date, OLD.status, -1, -OLD.total);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.deleted_at IS NULL THEN
    INSERT INTO order_figures (day, status, orders, total)
    VALUES ((NEW.created_at AT TIME ZONE 'Europe/Tirane')::date, NEW.status, 1, NEW.total);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_change_figures AFTER UPDATE ON orders FOR EACH ROW
WHEN ((OLD.created_at, OLD.status, OLD.total, OLD.deleted_at IS NULL)
  IS DISTINCT FROM (NEW.created_at, NEW.status, NEW.total, NEW.deleted_at IS NULL))
EXECUTE FUNCTION change_order_figures();
--> statement-breakpoint
CREATE TRIGGER orders_remove_figures AFTER DELETE ON orders FOR EACH ROW
WHEN (OLD.deleted_at IS NULL) EXECUTE FUNCTION change_order_figures();
--> statement-breakpoint
INSERT INTO order_figures (day, status, orders, total)
SELECT (created_at AT TIME ZONE 'Europe/Tirane')::date, status, count(*), sum(total)
FROM orders WHERE deleted_at IS NULL GROUP BY 1, 2;
