CREATE TABLE "search_misses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_on" date NOT NULL,
	"last_on" date NOT NULL,
	"dismissed_at" timestamp (3) with time zone,
	"dismissed_by" text,
	CONSTRAINT "search_misses_text_unique" UNIQUE("text"),
	CONSTRAINT "search_misses_text" CHECK (char_length("search_misses"."text") BETWEEN 1 AND 60)
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"term" text NOT NULL,
	"words" jsonb NOT NULL,
	"means" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text,
	CONSTRAINT "search_synonyms_words" CHECK (jsonb_typeof("search_synonyms"."words") = 'array')
);
--> statement-breakpoint
CREATE UNIQUE INDEX "search_synonyms_term" ON "search_synonyms" USING btree (fold_text("term")) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE FUNCTION list_words(words jsonb) RETURNS text LANGUAGE sql IMMUTABLE
RETURN (SELECT string_agg(word, ', ' ORDER BY number)
  FROM jsonb_array_elements_text(words) WITH ORDINALITY AS list(word, number));
--> statement-breakpoint
CREATE FUNCTION record_synonyms_history() RETURNS trigger LANGUAGE plpgsql AS $$
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
      ('means', OLD.means, NEW.means)) AS facts(field, was, is_now)
    WHERE was IS DISTINCT FROM is_now;
    IF changed = '{}' THEN
      RETURN NULL;
    END IF;
  END IF;
  PERFORM add_history('synonyms', NEW.id, done, changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_synonyms_record_history AFTER INSERT OR UPDATE ON search_synonyms
FOR EACH ROW EXECUTE FUNCTION record_synonyms_history();
--> statement-breakpoint
CREATE FUNCTION record_search_miss_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_history('search-miss', NEW.id,
    CASE WHEN NEW.dismissed_at IS NULL THEN 'restored' ELSE 'deleted' END, '{}');
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Counting a search is no change of staff.
CREATE TRIGGER search_misses_record_history AFTER UPDATE ON search_misses FOR EACH ROW
WHEN ((OLD.dismissed_at IS NULL) <> (NEW.dismissed_at IS NULL))
EXECUTE FUNCTION record_search_miss_history();
