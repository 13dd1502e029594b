ALTER TABLE "orders" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "erasure_asked_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "users_unconfirmed" ON "users" USING btree ("created_at") WHERE NOT email_verified;--> statement-breakpoint
CREATE INDEX "orders_user_id" ON "orders" USING btree ("user_id") WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_of_guests" ON "orders" USING btree ("updated_at") WHERE user_id IS NULL AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX "orders_to_erase" ON "orders" USING btree ("erasure_asked_at") WHERE erasure_asked_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "quotes_updated_at" ON "quotes" USING btree ("updated_at");