import { createHash, randomBytes } from "node:crypto";
import { chown, readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Owner } from "./data-owner.ts";
import { EmbeddedPostgresError, hasErrorCode } from "./embedded-postgres-error.ts";

// A database outside DATA_DIR has a record of the DATA_DIR that it belongs to. The note in DATA_DIR
// alone isn't enough: it is copied along with everything else, so a copy would use the original's
// database.

/** A note in a DATA_DIR that refers to a folder outside it. */
type NotedHome = {
  /** The folder that contains the database. */
  readonly home: string;
  readonly owner: Owner;
  /** Real path of the DATA_DIR with the note. */
  readonly root: string;
  readonly notePath: string;
};

/**
 * Creates a name for a database folder outside DATA_DIR. It begins with a digest of DATA_DIR's path, so
 * that an operator can match the two.
 * @param root Real path of DATA_DIR.
 * @returns A new name at every call.
 */
export function makeHomeName(root: string): string {
  return `${homePrefix(root)}${randomBytes(3).toString("hex")}`;
}

/**
 * Records which DATA_DIR a database outside it belongs to.
 * @param home The folder that contains the database.
 * @param root Real path of its DATA_DIR.
 * @param owner The folder's owner.
 */
export async function recordDataDir(home: string, root: string, owner: Owner): Promise<void> {
  const draft = `${recordPath(home)}.${randomBytes(3).toString("hex")}`;
  await writeFile(draft, `${root}\n`, { mode: 0o600, flush: true });
  await chown(draft, owner.uid, owner.gid);
  await rename(draft, recordPath(home));
}

/**
 * Checks that a database outside DATA_DIR belongs to the DATA_DIR with the note. Older versions wrote no
 * record but named the folder after its DATA_DIR: if that name matches, the record is written now.
 * @throws {EmbeddedPostgresError} DATA_COPIED if the database belongs to another DATA_DIR.
 */
export async function checkDataDirRecord(noted: NotedHome): Promise<void> {
  const { home, owner, root } = noted;
  const recorded = await readRecord(home);
  if (recorded === root) return;
  if (recorded === "" && basename(home).startsWith(homePrefix(root))) {
    await recordDataDir(home, root, owner);
    return;
  }
  throw describeCopy(noted, recorded === "" ? "another data folder" : recorded);
}

/** Returns an empty text if there is none. */
async function readRecord(home: string): Promise<string> {
  try {
    return (await readFile(recordPath(home), "utf8")).trim();
  } catch (error) {
    if (hasErrorCode(error, "ENOENT")) return "";
    throw new EmbeddedPostgresError("DATA_UNREACHABLE", `Can't read ${recordPath(home)}`, {
      cause: error,
    });
  }
}

function recordPath(home: string): string {
  return join(home, "data-dir");
}

function homePrefix(root: string): string {
  const digest = createHash("sha256").update(root).digest("hex").slice(0, 8);
  return `industrial-components-${digest}-`;
}

/** Describes the fix with commands that can be pasted as is. */
function describeCopy(noted: NotedHome, original: string): EmbeddedPostgresError {
  const newHome = join(dirname(noted.home), makeHomeName(noted.root));
  const [root, home, copy, note] = [noted.root, noted.home, newHome, noted.notePath].map(quote);
  return new EmbeddedPostgresError(
    "DATA_COPIED",
    [
      `this is a copy of ${original}: ${noted.notePath} leads to the original's database in ${noted.home}, which was not touched.`,
      "To start with an empty database:",
      `  rm ${note}`,
      "To start with a copy of its data, stop the server of the original, then:",
      `  cp -a ${home} ${copy} && echo ${root} > ${copy}/data-dir && echo ${copy} > ${note}`,
      "If the data folder was not copied but moved or renamed:",
      `  echo ${root} > ${home}/data-dir`,
    ].join("\n"),
  );
}

/** Quotes for a POSIX shell. */
function quote(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
}
