-- Long texts are told by their beginning, but a change behind it is a change as well.
CREATE OR REPLACE FUNCTION record_product_history() RETURNS trigger LANGUAGE plpgsql AS $$
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
    SELECT coalesce(jsonb_object_agg(was.field, jsonb_build_array(was.fact, is_now.fact)), '{}')
    INTO changed
    FROM jsonb_each(product_facts(OLD)) AS was(field, fact)
    JOIN jsonb_each(product_facts(NEW)) AS is_now(field, fact) USING (field)
    WHERE was.fact IS DISTINCT FROM is_now.fact
      OR field = 'description' AND OLD.description <> NEW.description
      OR field = 'specifications' AND OLD.specifications IS DISTINCT FROM NEW.specifications;
    IF changed = '{}' THEN
      RETURN NULL;
    END IF;
    done := CASE WHEN changed - 'stock_quantity' = '{}' THEN 'stock' ELSE 'changed' END;
  END IF;
  PERFORM add_history('product', NEW.id, done, changed);
  RETURN NULL;
END $$;
