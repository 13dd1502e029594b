import { chmod, chown, lchown, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { EmbeddedPostgresError, hasErrorCode } from "./embedded-postgres-error.ts";
import { notADatabase } from "./postgres-failure.ts";
import { canEnter, type RunAs } from "./run-as.ts";

/** Numeric ids of a user and its group. */
export type Owner = { readonly uid: number; readonly gid: number };

/**
 * Finds the owner of the data in a folder.
 * @param folder PostgreSQL's data folder.
 * @returns The owner, or undefined if there is no data yet.
 * @throws {EmbeddedPostgresError} DATA_DAMAGED if the folder has other contents; DATA_UNREACHABLE.
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
 * Finds the owner of a file or folder.
 * @returns The owner, or undefined if it doesn't exist.
 * @throws {EmbeddedPostgresError} DATA_UNREACHABLE if this user can't access it.
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
 * Selects the user that runs existing data: its owner. Data owned by root (a copy that root restored) is
 * given to an unprivileged user, because PostgreSQL refuses to run as root.
 * @param folder The folder with the data.
 * @throws {EmbeddedPostgresError} If that user can't access the data.
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

/** Finds an unprivileged user: the system's `postgres` if it exists, otherwise `nobody`. */
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
  // Last, so that an interrupted change of owner is repeated.
  await chown(folder, user.uid, user.gid);
}
