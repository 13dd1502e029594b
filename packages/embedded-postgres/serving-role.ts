import { createHmac } from "node:crypto";
import { Client } from "pg";
import { databaseRole } from "./data-folder.ts";

/**
 * The role of every connection except migrations. It owns nothing: `databaseRole` grants it the rows of its
 * tables.
 */
export const servingRole = "shop_app";

/** The database with the shop's tables. */
export const databaseName = "shop";

// Any number that nothing else in the database 'postgres' uses as a lock.
const preparationLock = 7_403_119;

/**
 * Computes the serving role's password from the owner's, so that the connection file has the same contents
 * as before this role existed, and earlier versions of the program can read and write it.
 */
export function deriveServingPassword(ownerPassword: string): string {
  return createHmac("sha256", ownerPassword).update(servingRole).digest("base64url");
}

/**
 * Creates database and serving role as the owner, in new data and in that of earlier versions, on a
 * connection that is closed afterwards.
 * @param port Loopback port of the database.
 * @throws {Error} Thrown by `pg`, for example for a wrong password.
 */
export async function prepareServingRole(port: number, ownerPassword: string): Promise<void> {
  const client = new Client({
    host: "127.0.0.1",
    port,
    user: databaseRole,
    password: ownerPassword,
    database: "postgres",
    application_name: "shop supervisor",
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
  });
  // The running statement fails; without a listener the error would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    // Another server may start at the same time.
    await client.query(`select pg_advisory_lock(${preparationLock})`);
    const { rowCount } = await client.query(
      `select from pg_database where datname = '${databaseName}'`,
    );
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
    await client.query(`revoke temporary on database ${databaseName}, postgres from public`);
    const { rowCount: roles } = await client.query(
      `select from pg_roles where rolname = '${servingRole}'`,
    );
    // Last, so that a role that can connect shows that all is prepared.
    await client.query(`${roles === 0 ? "create" : "alter"} role ${servingRole} login
      nosuperuser nocreatedb nocreaterole noreplication nobypassrls
      password '${deriveServingPassword(ownerPassword)}'`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
