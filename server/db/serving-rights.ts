import type pg from "pg";

/** The schemas that the program creates: its tables, the job queue, and the list of applied migrations. */
const schemas = ["public", "pgboss", "drizzle"];

/** A table or sequence of the program. */
type Relation = { readonly name: string; readonly kind: "table" | "sequence" | "journal" };

const grants: Readonly<Record<Relation["kind"], string>> = {
  table: "SELECT, INSERT, UPDATE, DELETE ON TABLE",
  sequence: "USAGE, SELECT ON SEQUENCE",
  journal: "SELECT ON TABLE",
};

/** Tables and sequences that belong to the owner of the applied migrations; any role may read this. */
const relations = `
  SELECT c.oid, c.relowner, n.oid AS schema, format('%I.%I', n.nspname, c.relname) AS name,
    CASE WHEN n.nspname = 'drizzle' THEN 'journal' WHEN c.relkind = 'S' THEN 'sequence' ELSE 'table' END AS kind
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = ANY('{${schemas.join(",")}}') AND c.relkind IN ('r', 'p', 'S')
    AND (n.nspname <> 'drizzle' OR c.relkind = 'r')
    AND c.relowner = (SELECT j.relowner FROM pg_class j JOIN pg_namespace s ON s.oid = j.relnamespace
      WHERE s.nspname = 'drizzle' AND j.relname = '__drizzle_migrations')`;

/** Lists what a role can't use as requests do; nothing for the owner. */
export async function listMissingRights(
  client: pg.Client,
  role: string,
): Promise<readonly Relation[]> {
  const { rows } = await client.query<Relation>(
    `SELECT name, kind FROM (${relations}) r
     WHERE NOT (has_schema_privilege($1, schema, 'USAGE') AND CASE kind
       WHEN 'sequence' THEN has_sequence_privilege($1, oid, 'USAGE')
         AND has_sequence_privilege($1, oid, 'SELECT')
       WHEN 'journal' THEN has_table_privilege($1, oid, 'SELECT')
       ELSE has_table_privilege($1, oid, 'SELECT') AND has_table_privilege($1, oid, 'INSERT')
         AND has_table_privilege($1, oid, 'UPDATE') AND has_table_privilege($1, oid, 'DELETE') END)`,
    [role],
  );
  return rows;
}

/**
 * Grants a role the rows of all tables, also of those that are created later, and nothing else. Functions
 * may be executed by every role.
 * @param client A connection of the owner, who holds the migration lock.
 */
export async function grantRights(client: pg.Client, role: string): Promise<void> {
  const missing = await listMissingRights(client, role);
  if (missing.length === 0) return;
  const grantee = client.escapeIdentifier(role);
  const { rows: closed } = await client.query<{ name: string }>(
    "SELECT name FROM unnest($2::text[]) AS name WHERE NOT has_schema_privilege($1, name, 'USAGE')",
    [role, schemas],
  );
  const statements = [
    ...closed.map(({ name }) => `GRANT USAGE ON SCHEMA ${name} TO ${grantee}`),
    ...missing.map(({ kind, name }) => `GRANT ${grants[kind]} ${name} TO ${grantee}`),
    ...["public", "pgboss"].flatMap((schema) => [
      `ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${grantee}`,
      `ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT USAGE, SELECT ON SEQUENCES TO ${grantee}`,
    ]),
  ];
  // Several statements in one text are one transaction.
  await client.query(statements.join(";\n"));
}

/**
 * Lists, for the log, what the connected role may do that no request needs.
 * @returns Nothing for a role that may only use rows.
 */
export async function listExcessRights(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ rights: string[] }>(`
    SELECT CASE WHEN rolsuper THEN '{superuser}' ELSE array_remove(ARRAY[
      CASE WHEN EXISTS (SELECT FROM (${relations}) r WHERE pg_has_role(relowner, 'MEMBER'))
        THEN 'owns the tables' END,
      CASE WHEN has_schema_privilege('public', 'CREATE') THEN 'creates tables' END,
      CASE WHEN rolcreaterole THEN 'creates roles' END,
      CASE WHEN rolcreatedb THEN 'creates databases' END,
      CASE WHEN rolreplication THEN 'replicates' END,
      CASE WHEN pg_has_role('pg_execute_server_program', 'MEMBER') THEN 'runs programs' END,
      CASE WHEN pg_has_role('pg_read_server_files', 'MEMBER')
        OR pg_has_role('pg_write_server_files', 'MEMBER') THEN 'uses files of the database server' END
    ], NULL) END AS rights
    FROM pg_roles WHERE rolname = current_user`);
  return rows[0]?.rights ?? [];
}
