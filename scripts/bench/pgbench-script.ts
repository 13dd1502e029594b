/** Different in each order: the first eight digits of the id, too. */
const newId = `(lpad(to_hex(nextval('bench_orders')), 8, '0') || substr(gen_random_uuid()::text, 9))::uuid`;
const newKey = "gen_random_uuid()";

/**
 * Fills the values of one order into the statement that wrote it.
 *
 * @param statement With $1 the products' ids, $2 the quantities, $3 and $4 the delivery, and from $5 on the
 * columns that it names.
 * @param row The order's columns, as PostgreSQL's to_jsonb writes them.
 * @throws {Error} If the statement isn't of that form any more.
 */
export function toPgbenchScript(
  statement: string,
  productIds: readonly string[],
  row: Readonly<Record<string, unknown>>,
): string {
  const names = /INSERT INTO orders \(([^)]*), items, delivery_cost, total\)/.exec(statement)?.[1];
  if (names === undefined) throw new Error("The statement of an order has another form now");
  const values = [
    `'{${productIds.join(",")}}'`,
    `'{${productIds.map(() => 1).join(",")}}'`,
    "NULL",
    "NULL",
    ...names.split(", ").map((name) => {
      if (name === "id") return newId;
      return name === "idempotency_key" ? newKey : toLiteral(row[name]);
    }),
  ];
  const filled = statement.replaceAll(/\$(\d+)/g, (_, index: string) => {
    const value = values[Number(index) - 1];
    if (value === undefined)
      throw new Error(`The statement of an order has no value for $${index}`);
    return value;
  });
  return `${filled.replaceAll(/\s+/g, " ").trim()};\n`;
}

function toLiteral(value: unknown): string {
  if (value === null || value === undefined) return "NULL";
  // pgbench takes `:null` for a variable, also in a text.
  const json = JSON.stringify(value).replaceAll('":', '": ');
  const text = typeof value === "string" ? value : json;
  if (/:\w/.test(text))
    throw new Error(`pgbench would take a part of this for a variable: ${text}`);
  return `'${text.replaceAll("'", "''")}'`;
}
