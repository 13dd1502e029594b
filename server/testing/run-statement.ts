import pg from "pg";

/** Runs one statement on its own connection, as required for creating and dropping databases. */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The same server with another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** The same database as another role. */
export function withRole(
  url: string,
  { name, password }: { readonly name: string; readonly password: string },
): string {
  return Object.assign(new URL(url), { username: name, password }).href;
}
