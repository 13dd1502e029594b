import { createHash, randomBytes } from "node:crypto";
import {
  access,
  chmod,
  chown,
  constants,
  link,
  mkdir,
  readFile,
  realpath,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { adoptOwner, findDataOwner, findOwner, findUnprivilegedUser } from "./data-owner.ts";
import type { Owner } from "./data-owner.ts";
import { EmbeddedPostgresError, hasErrorCode } from "./embedded-postgres-error.ts";
import { canEnter } from "./run-as.ts";
import type { RunAs } from "./run-as.ts";

/** Where the database lies and whom its processes run as. */
export type DatabaseLocation = {
  /** Folder that holds the data folder and, when they had to be copied, the programs. */
  readonly home: string;
  /** PostgreSQL's data folder; it may not exist yet. */
  readonly folder: string;
  readonly user: RunAs;
};

/**
 * Decides where the database lies and who runs it. PostgreSQL refuses to run as root, so root hands it
 * to an unprivileged user, and when that user can't get to DATA_DIR the database lies elsewhere; a note in
 * DATA_DIR leads back to it.
 *
 * @param dataDir DATA_DIR, made when absent.
 * @param log Receives one line when the place isn't DATA_DIR.
 * @returns The place and the user.
 * @throws {EmbeddedPostgresError} If the place can't be used by that user.
 */
export async function locateDatabase(
  dataDir: string,
  log: (message: string) => void,
): Promise<DatabaseLocation> {
  const root = await makeDataDir(dataDir);
  const own = join(root, "postgres");
  const ownOwner = await findDataOwner(own);
  if (ownOwner !== undefined) {
    return { home: root, folder: own, user: await adoptOwner(own, ownOwner) };
  }
  const noted = await readNote(root);
  if (noted !== undefined) {
    log(`The database lies in ${noted}/postgres`);
    const user = await adoptOwner(noted, await getOwner(noted, root));
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

async function getOwner(noted: string, root: string): Promise<Owner> {
  const owner = await findOwner(noted);
  if (owner !== undefined) return owner;
  throw new EmbeddedPostgresError(
    "DATA_MISSING",
    `The database's folder ${noted} is gone; put it back, or remove ${notePath(root)} to begin with an empty one`,
  );
}

/**
 * Lets the database's group pass through a DATA_DIR that is root's alone (`mktemp -d` makes such), so that
 * all data stays in it. Nobody can list it afterwards who couldn't before; folders above aren't touched.
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
 * Makes a home outside DATA_DIR. Its name begins with a digest of DATA_DIR's path, so that a person can
 * tell to which it belongs, and ends at random: whoever empties DATA_DIR gets an empty database, and
 * the old one isn't touched.
 */
async function makeHomeElsewhere(root: string, user: Owner): Promise<string> {
  const digest = createHash("sha256").update(root).digest("hex").slice(0, 8);
  for (const parent of ["/var/lib", tmpdir()]) {
    const home = join(parent, `industrial-components-${digest}-${randomBytes(3).toString("hex")}`);
    try {
      await mkdir(home, { mode: 0o700 });
      await chown(home, user.uid, user.gid);
    } catch {
      continue;
    }
    const kept = (await canEnter(user, home)) ? await writeNote(root, home) : undefined;
    if (kept !== home) await rm(home, { recursive: true });
    if (kept !== undefined) return kept;
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

/** Of two servers that start at once the first writes the note; both go by what it says. */
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
