/**
 * Inserts as many products as its parameter says. Codes, brands, prices and dimensions vary with the row's number, so that every filter and sort order has
 * an effect.
 */
export const scaleProducts = `
  INSERT INTO products (id, name, price, currency, description, brand, category, stock_quantity, created_at,
    bore_mm, outside_diameter_mm, width_mm, seals, dimensions_read_from)
  SELECT gen_random_uuid(), name, round((1 + n % 9973 * 0.37)::numeric, 2), 'EUR',
    'Scale test row ' || md5(n::text) || ' për makineri', brand, category, n % 50,
    now() - n * interval '1 minute', 5 + n % 60, 20 + n % 150, 5 + n % 30,
    (ARRAY['open', 'shields', 'contact seals'])[1 + n % 3],
    name || chr(10) || category || chr(10) || brand
  FROM (
    SELECT n,
      (ARRAY['NSK', 'RHP', 'PPL'])[1 + n % 3] || ' ' || (6000 + n % 400) || ' bearing no. ' || n AS name,
      (ARRAY['NSK', 'RHP', 'PPL', 'Gates', 'Optibelt'])[1 + n % 5] AS brand,
      (ARRAY['Bearings', 'Belts', 'Seals', 'Components'])[1 + n % 4] AS category
    FROM generate_series(1, $1::int) AS n
  ) AS row`;

/** Orders of the products, one in each minute. */
export const scaleOrders = `
  INSERT INTO orders (id, customer_name, phone, country, city, shipping_method, items, total,
    idempotency_key, request_digest, status, created_at, noticed_at)
  SELECT gen_random_uuid(), 'Customer ' || n, '+355 4 000 0100', 'Shqipëri', 'Tiranë', 'Rruga ' || n,
    jsonb_build_array(jsonb_build_object('id', product.id, 'name', product.name,
      'price', product.price_eur, 'quantity', 1 + n % 5)),
    product.price_eur * (1 + n % 5), gen_random_uuid(), 'seed',
    (ARRAY['new', 'processing', 'completed'])[1 + n % 3], now() - n * interval '1 minute', now()
  FROM generate_series(1, $1::int) AS n,
    LATERAL (SELECT id, name, price_eur FROM products OFFSET n % 100 LIMIT 1) AS product
  ON CONFLICT DO NOTHING`;
