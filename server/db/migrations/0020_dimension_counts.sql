-- The shop's filters by dimension read every product. Products share few combinations of dimensions: a row for each.
CREATE TABLE "product_dimension_counts" (
	"category" text NOT NULL,
	"brand" text NOT NULL,
	"bore_mm" numeric(9, 3),
	"outside_diameter_mm" numeric(9, 3),
	"width_mm" numeric(9, 3),
	"length_mm" numeric(9, 3),
	"seals" text,
	"section" text,
	"count" integer NOT NULL,
	CONSTRAINT "product_dimension_counts_key" UNIQUE NULLS NOT DISTINCT("category","brand","bore_mm","outside_diameter_mm","width_mm","length_mm","seals","section")
);
--> statement-breakpoint
CREATE FUNCTION count_inserted_dimensions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_dimension_counts AS counter
    (category, brand, bore_mm, outside_diameter_mm, width_mm, length_mm, seals, section, count)
  SELECT category, brand, bore_mm, outside_diameter_mm, width_mm, length_mm, seals, section, count(*)
  FROM inserted
  WHERE num_nonnulls(bore_mm, outside_diameter_mm, width_mm, length_mm, seals, section) > 0
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8
  ON CONFLICT ON CONSTRAINT product_dimension_counts_key DO UPDATE SET count = counter.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- After a deletion, NEW is null.
CREATE FUNCTION count_changed_dimensions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Always in the same order, so that two products that change places can't wait for each other.
  INSERT INTO product_dimension_counts AS counter
    (category, brand, bore_mm, outside_diameter_mm, width_mm, length_mm, seals, section, count)
  SELECT * FROM (VALUES
    (OLD.category, OLD.brand, OLD.bore_mm, OLD.outside_diameter_mm, OLD.width_mm, OLD.length_mm, OLD.seals,
     OLD.section, -1),
    (NEW.category, NEW.brand, NEW.bore_mm, NEW.outside_diameter_mm, NEW.width_mm, NEW.length_mm, NEW.seals,
     NEW.section, 1)
  ) AS change (category, brand, bore_mm, outside_diameter_mm, width_mm, length_mm, seals, section, difference)
  WHERE category IS NOT NULL
    AND num_nonnulls(bore_mm, outside_diameter_mm, width_mm, length_mm, seals, section) > 0
  ORDER BY 1, 2, 3, 4, 5, 6, 7, 8
  ON CONFLICT ON CONSTRAINT product_dimension_counts_key DO UPDATE SET count = counter.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Creating the triggers waits for running changes, so the fill below sees them all.
CREATE TRIGGER product_search_count_inserted AFTER INSERT ON product_search
REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION count_inserted_dimensions();
--> statement-breakpoint
CREATE TRIGGER product_search_count_updated AFTER UPDATE ON product_search FOR EACH ROW
WHEN ((OLD.category, OLD.brand, OLD.bore_mm, OLD.outside_diameter_mm, OLD.width_mm, OLD.length_mm, OLD.seals, OLD.section)
  IS DISTINCT FROM
  (NEW.category, NEW.brand, NEW.bore_mm, NEW.outside_diameter_mm, NEW.width_mm, NEW.length_mm, NEW.seals, NEW.section))
EXECUTE FUNCTION count_changed_dimensions();
--> statement-breakpoint
CREATE TRIGGER product_search_count_deleted AFTER DELETE ON product_search
FOR EACH ROW EXECUTE FUNCTION count_changed_dimensions();
--> statement-breakpoint
INSERT INTO product_dimension_counts
  (category, brand, bore_mm, outside_diameter_mm, width_mm, length_mm, seals, section, count)
SELECT category, brand, bore_mm, outside_diameter_mm, width_mm, length_mm, seals, section, count(*)
FROM product_search
WHERE num_nonnulls(bore_mm, outside_diameter_mm, width_mm, length_mm, seals, section) > 0
GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
