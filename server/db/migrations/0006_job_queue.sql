-- Orders and low stock add the jobs of their notices in their own transaction. The tables "mails" and
-- "low_stock_notices" and the column "noticed_at" stay: the jobs of the latter two use them, and the job
-- find-unqueued-notices moves mails that an older version queued. The next release can drop "mails".
-- pg-boss documents rows inserted by SQL; a queue's settings have to be copied into them.
CREATE FUNCTION add_job(queue text, data jsonb, job_id uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO pgboss.job (id, name, data, policy, retry_limit, retry_delay, expire_seconds,
    deletion_seconds, keep_until)
  SELECT job_id, q.name, add_job.data, q.policy, q.retry_limit, q.retry_delay, q.expire_seconds,
    q.deletion_seconds, now() + q.retention_seconds * interval '1 second'
  FROM pgboss.queue q WHERE q.name = add_job.queue
  ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint
CREATE FUNCTION add_order_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_job('order-placed', jsonb_build_object('order', NEW.id), NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_add_job AFTER INSERT ON orders FOR EACH ROW
WHEN (NEW.noticed_at IS NULL)
EXECUTE FUNCTION add_order_job();
--> statement-breakpoint
-- Once per statement, so that an import of thousands adds one job.
CREATE OR REPLACE FUNCTION note_low_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO low_stock_notices (product_id)
  SELECT new_row.id FROM new_rows new_row JOIN old_rows old_row USING (id)
  WHERE new_row.stock_quantity < old_row.stock_quantity
    AND old_row.stock_quantity > old_row.low_stock_threshold
    AND new_row.stock_quantity <= new_row.low_stock_threshold
    AND new_row.deleted_at IS NULL;
  IF FOUND THEN
    PERFORM add_job('low-stock', '{}', gen_random_uuid());
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER products_note_low_stock ON products;
--> statement-breakpoint
CREATE TRIGGER products_note_low_stock AFTER UPDATE ON products
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION note_low_stock();
