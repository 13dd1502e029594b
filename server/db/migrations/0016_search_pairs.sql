-- A text of one or two characters has no trigram. The letters and pairs of letters of a text find it: the
-- letters, and each with the one after it. The cost is that of the work: a planner that thinks it cheap
-- reads every row. Building the index takes 13 s with 100,000 products; their texts can't be changed
-- for that long, orders go on.
CREATE FUNCTION search_pairs(value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000
RETURN string_to_array(value, NULL) || (
  SELECT array_agg(first || second)
  FROM unnest(string_to_array(value, NULL), (string_to_array(value, NULL))[2:]) AS pair (first, second)
  WHERE second IS NOT NULL);
--> statement-breakpoint
CREATE INDEX product_search_pairs ON product_search USING gin (search_pairs(search_text));
--> statement-breakpoint
-- product_search_filtered_text answers without category and brand, too: a GIN index searches any of its columns.
DROP INDEX product_search_text;
--> statement-breakpoint
-- Each search reads all rows that aren't sorted into the indexes of texts yet, up to 26 ms. A vacuum sorts them in:
-- within a minute after an import, whatever share of all products it wrote. Smaller lists of such rows would make
-- imports slower by a third.
ALTER TABLE product_search SET (
  autovacuum_vacuum_insert_threshold = 200, autovacuum_vacuum_insert_scale_factor = 0,
  autovacuum_vacuum_threshold = 500, autovacuum_vacuum_scale_factor = 0.02);
