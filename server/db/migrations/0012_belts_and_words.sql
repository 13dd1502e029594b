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
--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD COLUMN "without" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_without" CHECK (jsonb_typeof("search_synonyms"."without") = 'array');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_synonyms_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := '{}';
  done text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    done := 'created';
  ELSIF OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL THEN
    done := 'deleted';
  ELSIF OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL THEN
    done := 'restored';
  ELSE
    done := 'changed';
    SELECT coalesce(jsonb_object_agg(field, jsonb_build_array(was, is_now)), '{}') INTO changed
    FROM (VALUES
      ('term', OLD.term, NEW.term),
      ('words', list_words(OLD.words), list_words(NEW.words)),
      ('without', list_words(OLD.without), list_words(NEW.without)),
      ('means', OLD.means, NEW.means)) AS facts(field, was, is_now)
    WHERE was IS DISTINCT FROM is_now;
    IF changed = '{}' THEN
      RETURN NULL;
    END IF;
  END IF;
  PERFORM add_history('synonyms', NEW.id, done, changed);
  RETURN NULL;
END $$;
