import { randomBytes } from "node:crypto";
import { chown, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseLocation } from "./database-location.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";

/** Password and port, stored inside the data folder so that they move with it. */
type Connection = { readonly password: string; readonly port: number };

/**
 * Reads password and port of the database.
 * @returns Password and port of the last start (0 before the first).
 * @throws {EmbeddedPostgresError} DATA_DAMAGED if the file is missing or unreadable.
 */
export async function readConnection(folder: string): Promise<Connection> {
  const text = await readFile(connectionPath(folder), "utf8").catch(() => "{}");
  const parsed: unknown = parseJson(text);
  if (typeof parsed === "object" && parsed !== null && "password" in parsed && "port" in parsed) {
    const { password, port } = parsed;
    if (typeof password === "string" && typeof port === "number") return { password, port };
  }
  throw new EmbeddedPostgresError(
    "DATA_DAMAGED",
    `The database's password is missing: ${connectionPath(folder)} can't be read; put the file back`,
  );
}

/**
 * Checks whether the database was last started in another folder, so that its data was copied or moved
 * since. The original may start on the same port at any time, and the copied password works there as
 * well.
 * @returns True if the command of the last start has another folder.
 */
export async function wasStartedElsewhere(folder: string): Promise<boolean> {
  const command = await readFile(join(folder, "postmaster.opts"), "utf8").catch(() => "");
  return command !== "" && !command.includes(`"-D" "${folder}"`);
}

/**
 * Writes password and port, readable only by the owner.
 * @param folder The data folder, if it isn't at its final path yet.
 */
export async function writeConnection(
  location: DatabaseLocation,
  connection: Connection,
  folder: string = location.folder,
): Promise<void> {
  const draft = `${connectionPath(folder)}.${randomBytes(3).toString("hex")}`;
  await writeFile(draft, `${JSON.stringify(connection)}\n`, { mode: 0o600, flush: true });
  if (location.user !== null) await chown(draft, location.user.uid, location.user.gid);
  await rename(draft, connectionPath(folder));
}

function connectionPath(folder: string): string {
  return join(folder, "shop-connection.json");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
