import type { Database } from "./client.ts";

/**
 * Prepares each statement once per database, since building a query costs more than running it, and so that
 * PostgreSQL plans it once per connection.
 * @param prepare Creates the statement of a name. A name always has the same SQL text.
 */
export function prepareOnce<Statement, Name extends string, Shape extends readonly unknown[]>(
  prepare: (db: Database, name: Name, ...shape: Shape) => Statement,
): (db: Database, name: Name, ...shape: Shape) => Statement {
  const prepared = new WeakMap<Database, Map<Name, Statement>>();
  return (db, name, ...shape) => {
    const ofDatabase = prepared.get(db) ?? new Map<Name, Statement>();
    prepared.set(db, ofDatabase);
    const statement = ofDatabase.get(name) ?? prepare(db, name, ...shape);
    ofDatabase.set(name, statement);
    return statement;
  };
}
