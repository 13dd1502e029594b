import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findFreePort } from "../../e2e/support/free-port.ts";
import { NotApplicable } from "../proof/proof-case.ts";

const run = promisify(execFile);
const versionsFolder = "/usr/lib/postgresql";

/** A PostgreSQL of Debian's that a case stops, kills and starts itself. */
export type DebianPostgres = {
  readonly url: string;
  start(): Promise<void>;
  /** `immediate` is like a crash. */
  stop(mode: "fast" | "immediate"): Promise<void>;
  remove(): Promise<void>;
};

/** Creates and starts one on a free port, as the user postgres. */
export async function startDebianPostgres(): Promise<DebianPostgres> {
  const versions = existsSync(versionsFolder) ? await readdir(versionsFolder) : [];
  const version = versions.toSorted((a, b) => Number(a) - Number(b)).at(-1);
  if (version === undefined || process.getuid?.() !== 0) {
    throw new NotApplicable("needs root and Debian's postgresql: apt-get install postgresql");
  }
  const folder = await mkdtemp(join(tmpdir(), "debian-postgres-"));
  const port = await findFreePort();
  const user = await readUser();
  await chown(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const execute = async (program: string, ...args: readonly string[]): Promise<void> => {
    await run(join(versionsFolder, version, "bin", program), args, { ...user, cwd: folder });
  };
  await execute("initdb", "-D", data, "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8");
  const start = (): Promise<void> => {
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
    return execute("pg_ctl", "-D", data, "-o", options, "-l", join(folder, "log"), "-w", "start");
  };
  const stop = (mode: "fast" | "immediate"): Promise<void> =>
    execute("pg_ctl", "-D", data, "-m", mode, "-w", "stop");
  await start();
  await execute("createdb", "-h", "127.0.0.1", "-p", String(port), "shop");
  return {
    url: `postgres://postgres@127.0.0.1:${port}/shop`,
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
