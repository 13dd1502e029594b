import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { findProgram, here, type Surroundings } from "../find-program.ts";

/** Paths of the engines' programs. */
export type ClusterPrograms = {
  readonly etcd: string;
  readonly patroni: string;
  readonly haproxy: string;
  /** The folder of `postgres` and `initdb`. */
  readonly postgresFolder: string;
};

/** The user that runs etcd and PostgreSQL, which refuses to run as root; undefined is this user. */
export type EngineUser = { readonly uid: number; readonly gid: number } | undefined;

const postgresFolders = "/usr/lib/postgresql";

/**
 * Finds Debian's programs. Doesn't install them: their packages start services.
 *
 * @throws {Error} With the command that installs what is missing.
 */
export function findClusterPrograms(surroundings: Surroundings = here): ClusterPrograms {
  const find = (name: string): string | undefined => findProgram([name], surroundings);
  const [etcd, patroni, haproxy] = [find("etcd"), find("patroni"), find("haproxy")];
  const postgresFolder = findPostgresFolder(surroundings);
  if (etcd && patroni && haproxy && postgresFolder) {
    return { etcd, patroni, haproxy, postgresFolder };
  }
  const missing = [
    !etcd && "etcd-server",
    !patroni && "patroni python3-etcd",
    !haproxy && "haproxy",
    !postgresFolder && "postgresql-15",
  ].filter((names) => names !== false);
  throw new Error(
    `Missing programs. Debian: apt-get install --no-install-recommends ${missing.join(" ")}
The packages start services of their own, which this program doesn't use: systemctl disable --now etcd haproxy postgresql`,
  );
}

/** Returns the user `postgres` of Debian's package for root, and this user otherwise. */
export function findEngineUser(): EngineUser {
  if (process.getuid?.() !== 0) return undefined;
  const readId = (option: string): number =>
    Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
  return { uid: readId("-u"), gid: readId("-g") };
}

/** The newest installed PostgreSQL from 15 on. */
function findPostgresFolder({ isProgram }: Surroundings): string | undefined {
  const folders = listVersions()
    .toSorted((a, b) => b - a)
    .map((version) => join(postgresFolders, String(version), "bin"));
  return folders.find((folder) => isProgram(join(folder, "postgres")));
}

function listVersions(): number[] {
  try {
    return readdirSync(postgresFolders)
      .map(Number)
      .filter((version) => version >= 15);
  } catch {
    return [];
  }
}
