import pg from "pg";

/**
 * Finds what others on the network could do with a connection to the database.
 * @param url The database URL; `pg` reads the variables PGHOST and PGSSLMODE, too.
 * @returns Undefined on the same machine, or if encryption, certificate and host name are required.
 * @throws {Error} If a file that the URL names, such as `sslrootcert`, can't be read.
 */
export function findTransportRisk(url: string): "not encrypted" | "not verified" | undefined {
  const client = new pg.Client({ connectionString: url });
  if (isSameMachine(client.host)) return undefined;
  const ssl: unknown = client.ssl;
  if (ssl === false) return "not encrypted";
  const isVerified =
    typeof ssl !== "object" ||
    ssl === null ||
    !(
      ("rejectUnauthorized" in ssl && ssl.rejectUnauthorized === false) ||
      "checkServerIdentity" in ssl
    );
  return isVerified ? undefined : "not verified";
}

function isSameMachine(host: string): boolean {
  return host.startsWith("/") || /^(?:localhost|127(?:\.\d+){3}|::1)$/.test(host);
}
