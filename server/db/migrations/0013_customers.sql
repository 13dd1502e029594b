CREATE TABLE "customer_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text,
	"phone_key" text,
	"text" text NOT NULL,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by_name" text,
	CONSTRAINT "customer_notes_customer" CHECK (("customer_notes"."account_id" IS NULL) <> ("customer_notes"."phone_key" IS NULL)),
	CONSTRAINT "customer_notes_text" CHECK (char_length("customer_notes"."text") BETWEEN 1 AND 2000)
);
--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_notes_of_account" ON "customer_notes" USING btree ("account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE account_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "customer_notes_of_phone" ON "customer_notes" USING btree ("phone_key","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE phone_key IS NOT NULL;--> statement-breakpoint
-- The digits of a phone number without the country code of Albania or Kosovo and leading zeros, as
-- `countedPhone` extracts them. Fewer than six can't tell customers apart.
CREATE FUNCTION to_phone_key(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN substring(
  regexp_replace(
    ltrim(regexp_replace(normalize(phone, NFKC), '[^0-9]', '', 'g'), '0'),
    '^(?:355|383)0*(?=[0-9]{8})', '')
  FROM '^.{6,}$');
--> statement-breakpoint
-- Read in conditions only, like the search text, so the tables' schema doesn't list it.
ALTER TABLE orders ADD COLUMN phone_key text GENERATED ALWAYS AS (to_phone_key(phone)) STORED;
--> statement-breakpoint
ALTER TABLE quotes ADD COLUMN phone_key text GENERATED ALWAYS AS (to_phone_key(phone)) STORED;
--> statement-breakpoint
CREATE INDEX orders_of_phone ON orders (phone_key, created_at DESC, id DESC) WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE INDEX quotes_of_phone ON quotes (phone_key, created_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX quotes_of_user ON quotes (user_id, created_at DESC, id DESC) WHERE user_id IS NOT NULL;
--> statement-breakpoint
-- The text of a note stays out of the history, so that erasing the note erases it.
CREATE FUNCTION record_customer_note_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_history('customer-note', NEW.id,
    CASE WHEN TG_OP = 'INSERT' THEN 'created'
      WHEN NEW.deleted_at IS NULL THEN 'restored' ELSE 'deleted' END, '{}');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER customer_notes_add_history AFTER INSERT ON customer_notes FOR EACH ROW
EXECUTE FUNCTION record_customer_note_history();
--> statement-breakpoint
CREATE TRIGGER customer_notes_record_history AFTER UPDATE ON customer_notes FOR EACH ROW
WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL))
EXECUTE FUNCTION record_customer_note_history();
