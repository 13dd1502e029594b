import { chmod, chown, lchown, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { EmbeddedPostgresError, hasErrorCode } from "./embedded-postgres-error.ts";
import { notADatabase } from "./postgres-failure.ts";
import { canEnter } from "./run-as.ts";
import type { RunAs } from "./run-as.ts";

/** Numbers of a user and its group. */
export type Owner = { readonly uid: number; readonly gid: number };

/**
 * Says who owns the data in a folder.
 *
 * @param folder PostgreSQL's data folder.
 * @returns The owner, or undefined when there is nothing yet.
 * @throws {EmbeddedPostgresError} DATA_DAMAGED if something else lies there; DATA_UNREACHABLE.
 */
export async function findDataOwner(folder: string): Promise<Owner | undefined> {
  const owner = await findOwner(folder);
  if (owner === undefined) return undefined;
  const names = await readdir(folder).catch((error: unknown) => {
    if (hasErrorCode(error, "EACCES")) return ["PG_VERSION"];
    throw notADatabase(folder, error);
  });
  if (names.length === 0) return undefined;
  if (!names.includes("PG_VERSION")) throw notADatabase(folder);
  return owner;
}

/**
 * Says who owns a file or folder.
 *
 * @param path Its path.
 * @returns The owner, or undefined when it doesn't exist.
 * @throws {EmbeddedPostgresError} DATA_UNREACHABLE if this user can't look there.
 */
export async function findOwner(path: string): Promise<Owner | undefined> {
  try {
    const { uid, gid } = await stat(path);
    return { uid, gid };
  } catch (error) {
    if (hasErrorCode(error, "ENOENT")) return undefined;
    throw new EmbeddedPostgresError("DATA_UNREACHABLE", `Can't reach the database in ${path}`, {
      cause: error,
    });
  }
}

/**
 * Decides whom existing data is run by: its owner. Root's own data (a copy that root put back) is handed
 * to an unprivileged user, since PostgreSQL refuses to run as root.
 *
 * @param folder The folder with the data.
 * @param owner Who owns it.
 * @returns The user to run as.
 * @throws {EmbeddedPostgresError} If that user can't get at the data.
 */
export async function adoptOwner(folder: string, owner: Owner): Promise<RunAs> {
  if (process.getuid?.() !== 0) {
    if (owner.uid === process.getuid?.()) return null;
    throw new EmbeddedPostgresError(
      "DATA_OF_ANOTHER_USER",
      `The database in ${folder} belongs to user number ${owner.uid}; start the server as that user or as root`,
    );
  }
  const user = owner.uid === 0 ? await findUnprivilegedUser() : owner;
  if (owner.uid === 0) await handOver(folder, user);
  if (await canEnter(user, folder)) return user;
  throw new EmbeddedPostgresError(
    "DATA_UNREACHABLE",
    `User number ${user.uid}, who runs the database, can't enter ${folder}; allow it on the folders above (chmod o+x)`,
  );
}

/**
 * Finds a user without rights: the system's own `postgres` where there is one, else `nobody`.
 *
 * @returns Its numbers.
 */
export async function findUnprivilegedUser(): Promise<Owner> {
  const passwd = (await readFile("/etc/passwd", "utf8").catch(() => "")).split("\n");
  for (const name of ["postgres", "_postgres", "nobody"]) {
    const [, , uid, gid] = passwd.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  return { uid: 65_534, gid: 65_534 };
}

async function handOver(folder: string, user: Owner): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, name), user.uid, user.gid);
  }
  await chmod(folder, 0o700);
  // Last, so that an interrupted hand-over is done again.
  await chown(folder, user.uid, user.gid);
}
