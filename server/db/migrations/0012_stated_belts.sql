DROP TRIGGER products_change_entry ON products;
--> statement-breakpoint
-- The section and length that staff write are searched for, too.
CREATE TRIGGER products_change_entry AFTER UPDATE ON products FOR EACH ROW
WHEN ((OLD.name, OLD.description, OLD.specifications, OLD.category, OLD.brand, OLD.is_active, OLD.deleted_at,
    OLD.bore_mm, OLD.outside_diameter_mm, OLD.width_mm, OLD.length_mm, OLD.section)
  IS DISTINCT FROM
  (NEW.name, NEW.description, NEW.specifications, NEW.category, NEW.brand, NEW.is_active, NEW.deleted_at,
    NEW.bore_mm, NEW.outside_diameter_mm, NEW.width_mm, NEW.length_mm, NEW.section))
EXECUTE FUNCTION change_product_entry();
