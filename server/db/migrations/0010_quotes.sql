CREATE TABLE "quote_photos" (
	"upload_id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"place" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"customer_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"company_name" text NOT NULL,
	"nipt" text NOT NULL,
	"note" text NOT NULL,
	"is_urgent" boolean NOT NULL,
	"lines" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"staff_note" text DEFAULT '' NOT NULL,
	"total" numeric(12, 2),
	"valid_until" date,
	"declined_by" text,
	"order_id" uuid,
	"idempotency_key" uuid NOT NULL,
	"request_digest" text NOT NULL,
	"link_token" text DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_status" CHECK ("quotes"."status" IN ('open', 'answered', 'accepted', 'declined')),
	CONSTRAINT "quotes_total" CHECK ("quotes"."total" >= 0),
	CONSTRAINT "quotes_lines" CHECK (jsonb_typeof("quotes"."lines") = 'array'),
	CONSTRAINT "quotes_answer" CHECK ("quotes"."status" NOT IN ('answered', 'accepted') OR ("quotes"."total" IS NOT NULL AND "quotes"."valid_until" IS NOT NULL)),
	CONSTRAINT "quotes_order" CHECK (("quotes"."status" = 'accepted') = ("quotes"."order_id" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "quote_photos" ADD CONSTRAINT "quote_photos_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_photos" ADD CONSTRAINT "quote_photos_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_photos_quote" ON "quote_photos" USING btree ("quote_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_idempotency_key" ON "quotes" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_short_id" ON "quotes" USING btree (substr("id"::text, 1, 8));--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_link_token" ON "quotes" USING btree ("link_token");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_order_id" ON "quotes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "quotes_newest" ON "quotes" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE FUNCTION quote_search_text(id uuid, customer_name text, company_name text, phone text, email text, lines jsonb)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN fold_text(id::text || chr(10) || customer_name || chr(10) || company_name || chr(10) || phone || chr(10)
  || regexp_replace(phone, '\D', '', 'g') || chr(10) || email || chr(10)
  || jsonb_path_query_array(lines, '$[*].text')::text || jsonb_path_query_array(lines, '$[*].product_name')::text);
--> statement-breakpoint
-- Read in conditions only, like the search text of orders, so the table's schema doesn't list it.
ALTER TABLE quotes ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS
  (quote_search_text(id, customer_name, company_name, phone, email, lines)) STORED;
--> statement-breakpoint
CREATE INDEX quotes_search ON quotes USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE FUNCTION record_quote_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb;
BEGIN
  SELECT coalesce(jsonb_object_agg(field, jsonb_build_array(was, is_now)), '{}') INTO changed
  FROM (VALUES
    ('status', to_jsonb(OLD.status), to_jsonb(NEW.status)),
    ('version', to_jsonb(OLD.version), to_jsonb(NEW.version)),
    ('total', to_jsonb(OLD.total), to_jsonb(NEW.total)),
    ('valid_until', to_jsonb(OLD.valid_until), to_jsonb(NEW.valid_until))) AS facts(field, was, is_now)
  WHERE was IS DISTINCT FROM is_now;
  -- The customer accepts and declines without an account.
  IF nullif(current_setting('shop.actor', true), '') IS NULL THEN
    PERFORM set_config('shop.actor', jsonb_build_object('name', NEW.customer_name)::text, true);
  END IF;
  PERFORM add_history('quote', NEW.id,
    CASE WHEN OLD.version = NEW.version THEN 'status' ELSE 'changed' END, changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER quotes_record_history AFTER UPDATE ON quotes FOR EACH ROW
WHEN ((OLD.status, OLD.version) IS DISTINCT FROM (NEW.status, NEW.version))
EXECUTE FUNCTION record_quote_history();
--> statement-breakpoint
-- The mails about a quote are queued in the transaction of its change, like those about an order.
CREATE FUNCTION add_quote_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_job('quote-changed',
    jsonb_build_object('quote', NEW.id, 'status', NEW.status, 'version', NEW.version),
    gen_random_uuid());
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER quotes_add_first_job AFTER INSERT ON quotes FOR EACH ROW
EXECUTE FUNCTION add_quote_job();
--> statement-breakpoint
CREATE TRIGGER quotes_add_job AFTER UPDATE ON quotes FOR EACH ROW
WHEN (NEW.status IN ('answered', 'declined')
  AND (OLD.status, OLD.version) IS DISTINCT FROM (NEW.status, NEW.version))
EXECUTE FUNCTION add_quote_job();
