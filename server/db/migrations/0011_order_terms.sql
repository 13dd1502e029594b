ALTER TABLE "orders" DROP CONSTRAINT "orders_status";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "company_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "nipt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'sq' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_cost" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_cost" CHECK ("orders"."delivery_cost" BETWEEN 0 AND "orders"."total");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_language" CHECK ("orders"."language" IN ('sq', 'en'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK ("orders"."status" IN ('new', 'pending', 'processing', 'completed', 'confirmed', 'cancelled'));--> statement-breakpoint
-- Staff find an order by its company, tax number and e-mail address, too. PostgreSQL 15 can't change the
-- expression of a generated column.
ALTER TABLE orders DROP COLUMN search_text;
--> statement-breakpoint
DROP FUNCTION order_search_text(uuid, text, text, text, text, jsonb);
--> statement-breakpoint
CREATE FUNCTION order_search_text(id uuid, customer_name text, phone text, city text, address text, items jsonb,
  company_name text, nipt text, email text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN fold_text(id::text || chr(10) || customer_name || chr(10) || phone || chr(10)
  || regexp_replace(phone, '\D', '', 'g') || chr(10) || city || chr(10) || address || chr(10)
  || jsonb_path_query_array(items, '$[*].name')::text || chr(10)
  || company_name || chr(10) || nipt || chr(10) || email);
--> statement-breakpoint
ALTER TABLE orders ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS
  (order_search_text(id, customer_name, phone, city, shipping_method, items, company_name, nipt, email)) STORED;
--> statement-breakpoint
CREATE INDEX orders_search ON orders USING gin (search_text gin_trgm_ops);
