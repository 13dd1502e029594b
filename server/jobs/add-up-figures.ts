import type { Pool } from "pg";

/**
 * Adds up the differences that changes of products and orders have written, so that the dashboard reads few
 * rows. A statement deletes the rows that it adds up: readers see the same figures before and after, and of
 * two that run at once, the second finds these rows gone.
 */
export async function addUpFigures(pool: Pool): Promise<void> {
  await pool.query(`
    WITH added AS (
      DELETE FROM product_figures WHERE (category, brand, is_active, is_low, is_out) IN (
        SELECT category, brand, is_active, is_low, is_out FROM product_figures
        GROUP BY 1, 2, 3, 4, 5 HAVING count(*) > 1)
      RETURNING *
    )
    INSERT INTO product_figures (category, brand, is_active, is_low, is_out, products)
    SELECT category, brand, is_active, is_low, is_out, sum(products) FROM added
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(products) <> 0`);
  await pool.query(`
    WITH added AS (
      DELETE FROM order_figures WHERE (day, status) IN (
        SELECT day, status FROM order_figures GROUP BY 1, 2 HAVING count(*) > 1)
      RETURNING *
    )
    INSERT INTO order_figures (day, status, orders, total)
    SELECT day, status, sum(orders), sum(total) FROM added
    GROUP BY 1, 2 HAVING sum(orders) <> 0 OR sum(total) <> 0`);
}
