import { randomBytes } from "node:crypto";
import {
  access,
  chmod,
  chown,
  constants,
  link,
  lstat,
  mkdir,
  readFile,
  realpath,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkDataDirRecord, makeHomeName, recordDataDir } from "./data-dir-record.ts";
import {
  adoptOwner,
  findDataOwner,
  findOwner,
  findUnprivilegedUser,
  type Owner,
} from "./data-owner.ts";
import { EmbeddedPostgresError, hasErrorCode } from "./embedded-postgres-error.ts";
import { canEnter, type RunAs } from "./run-as.ts";

/** The database's folders and the user that runs its processes. */
export type DatabaseLocation = {
  /** Folder that contains the data folder and, if they had to be copied, the programs. */
  readonly home: string;
  /** PostgreSQL's data folder; it may not exist yet. */
  readonly folder: string;
  readonly user: RunAs;
};

/**
 * Selects the database's folder and user. PostgreSQL refuses to run as root, so root runs it as an
 * unprivileged user. If that user can't access DATA_DIR, the database is stored elsewhere and a note in
 * DATA_DIR refers to it.
 * @param dataDir DATA_DIR, created if missing.
 * @param log Receives one line if the folder isn't in DATA_DIR.
 * @throws {EmbeddedPostgresError} If that user can't use the folder, or the note was copied along with
 * DATA_DIR from the one that the database belongs to.
 */
export async function locateDatabase(
  dataDir: string,
  log: (message: string) => void,
): Promise<DatabaseLocation> {
  const root = await makeDataDir(dataDir);
  const own = join(root, "postgres");
  await rejectLink(own);
  const ownOwner = await findDataOwner(own);
  if (ownOwner !== undefined) {
    return { home: root, folder: own, user: await adoptOwner(own, ownOwner) };
  }
  const noted = await readNote(root);
  if (noted !== undefined) {
    const owner = await getOwner(noted, root);
    await checkDataDirRecord({ home: noted, owner, root, notePath: notePath(root) });
    const user = await adoptOwner(noted, owner);
    log(`The database lies in ${noted}/postgres`);
    return { home: noted, folder: join(noted, "postgres"), user };
  }
  if (process.getuid?.() !== 0) {
    await access(root, constants.W_OK).catch((error: unknown) => {
      throw describeUnusable(root, error);
    });
    return { home: root, folder: own, user: null };
  }
  const user = await findUnprivilegedUser();
  if (await canEnter(user, root)) return { home: root, folder: own, user };
  if (await letIn(user, root)) {
    log(`${root} can now be entered by group number ${user.gid}, which runs the database`);
    return { home: root, folder: own, user };
  }
  const elsewhere = await makeHomeElsewhere(root, user);
  log(
    `${root} lies where only root can enter, therefore the database lies in ${elsewhere}/postgres`,
  );
  return { home: elsewhere, folder: join(elsewhere, "postgres"), user };
}

async function makeDataDir(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
    return await realpath(dataDir);
  } catch (error) {
    if (hasErrorCode(error, "ENOSPC", "EDQUOT")) throw error;
    throw describeUnusable(dataDir, error);
  }
}

function describeUnusable(dataDir: string, cause: unknown): EmbeddedPostgresError {
  const message = `Can't use DATA_DIR ${dataDir}: ${String(cause)}`;
  return new EmbeddedPostgresError("DATA_DIR_UNUSABLE", message, { cause });
}

/** A copy of DATA_DIR would contain the same link, and its server would use the original's database. */
async function rejectLink(own: string): Promise<void> {
  const found = await lstat(own).catch(() => undefined);
  if (found?.isSymbolicLink() !== true) return;
  throw new EmbeddedPostgresError(
    "DATA_DIR_UNUSABLE",
    `${own} is a symbolic link; move the folder that it leads to here, or make DATA_DIR itself the link`,
  );
}

async function getOwner(noted: string, root: string): Promise<Owner> {
  const owner = await findOwner(noted);
  if (owner !== undefined) return owner;
  throw new EmbeddedPostgresError(
    "DATA_MISSING",
    `The database's folder ${noted} is gone; put it back, or remove ${notePath(root)} to begin with an empty one`,
  );
}

/**
 * Gives the database's group access to a DATA_DIR that only root can enter (as created by `mktemp -d`),
 * so that all data stays in it. No other user gains the right to list it, and parent folders aren't
 * changed.
 */
async function letIn(user: Owner, root: string): Promise<boolean> {
  const { uid, gid, mode } = await stat(root);
  const isRootsAlone = uid === 0 && gid === 0 && (mode & 0o077) === 0;
  if (!isRootsAlone || !(await canEnter(user, dirname(root)))) return false;
  await chown(root, uid, user.gid);
  await chmod(root, 0o710);
  return canEnter(user, root);
}

/**
 * Creates a database folder outside DATA_DIR. Its name is always new, so that an emptied DATA_DIR gets
 * an empty database and the old one stays untouched.
 */
async function makeHomeElsewhere(root: string, user: Owner): Promise<string> {
  for (const parent of ["/var/lib", tmpdir()]) {
    const home = join(parent, makeHomeName(root));
    try {
      await mkdir(home, { mode: 0o700 });
      await chown(home, user.uid, user.gid);
      await recordDataDir(home, root, user);
    } catch {
      await rm(home, { recursive: true, force: true });
      continue;
    }
    const noted = (await canEnter(user, home)) ? await writeNote(root, home) : undefined;
    if (noted !== home) await rm(home, { recursive: true });
    if (noted !== undefined) return noted;
  }
  throw new EmbeddedPostgresError(
    "DATA_UNREACHABLE",
    `No folder found that the database's user can enter; set DATA_DIR to one outside ${root}, or set DATABASE_URL`,
  );
}

function notePath(root: string): string {
  return join(root, "postgres-location");
}

async function readNote(root: string): Promise<string | undefined> {
  const text = await readFile(notePath(root), "utf8").catch(() => "");
  return text.trim() === "" ? undefined : text.trim();
}

/** If two servers start at once, the first one writes the note and both follow it. */
async function writeNote(root: string, home: string): Promise<string> {
  const draft = `${notePath(root)}.${randomBytes(3).toString("hex")}`;
  await writeFile(draft, `${home}\n`);
  try {
    await link(draft, notePath(root));
  } catch (error) {
    if (!hasErrorCode(error, "EEXIST")) throw error;
  } finally {
    await rm(draft);
  }
  return (await readNote(root)) ?? home;
}
