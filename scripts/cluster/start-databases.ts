import { join } from "node:path";
import { findPostmaster } from "#embedded-postgres/postmaster.ts";
import { findFreePort } from "../../e2e/support/free-port.ts";
import { readOperationsEnv, type ClusterPlace } from "./cluster-place.ts";
import type { ClusterProcess } from "./cluster-process.ts";
import { waitUntil } from "./wait-until.ts";

/** PostgreSQL under Patroni, as on one machine. */
export type DatabaseNode = {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  /** Ends Patroni and PostgreSQL as a loss of the machine would. */
  kill(): Promise<void>;
  start(): void;
};

export type Databases = {
  readonly nodes: readonly DatabaseNode[];
  /** The password of the superuser `postgres`. */
  readonly password: string;
  findPrimary(): Promise<DatabaseNode>;
  /** Whether both run, and a commit waits for the replica. */
  isSynchronous(): Promise<boolean>;
};

type Member = { readonly name: string; readonly role: string; readonly state: string };

const startMs = 60_000;

/** Starts two databases on loopback and waits until one replicates the other synchronously. */
export async function startDatabases(place: ClusterPlace, etcdHosts: string): Promise<Databases> {
  const configuration = place.copyConfiguration("patroni.yml");
  const nodes = [
    await startNode(place, "db1", configuration, etcdHosts),
    await startNode(place, "db2", configuration, etcdHosts),
  ];
  const password = readOperationsEnv("patroni.env", {})["PATRONI_SUPERUSER_PASSWORD"] ?? "";
  const databases: Databases = {
    nodes,
    password,
    async findPrimary() {
      for (const node of nodes) if (await isPrimary(node)) return node;
      throw new Error("No primary");
    },
    async isSynchronous() {
      const primary = await databases.findPrimary();
      const { members }: { members: Member[] } = await readJson(primary, "/cluster");
      const states = members.map(({ role, state }) => `${role} ${state}`).toSorted();
      return /^leader running,sync_standby (?:running|streaming)$/.test(states.join());
    },
  };
  const limits = { limitMs: startMs, signal: place.signal };
  await waitUntil("a synchronous replica", () => databases.isSynchronous(), limits);
  return databases;
}

async function startNode(
  place: ClusterPlace,
  name: string,
  configuration: string,
  etcdHosts: string,
): Promise<DatabaseNode> {
  const folder = place.createFolder(name);
  const dataFolder = join(folder, "data");
  const [port, restPort] = [await findFreePort(), await findFreePort()];
  const patroni: ClusterProcess = place.run({
    name,
    command: place.programs.patroni,
    args: [configuration],
    user: place.user,
    env: readOperationsEnv("patroni.env", {
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: etcdHosts,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${restPort}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${restPort}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_DATA_DIR: dataFolder,
      PATRONI_POSTGRESQL_BIN_DIR: place.programs.postgresFolder,
      PATRONI_POSTGRESQL_PGPASS: join(folder, "pgpass"),
    }),
  });
  const killPostgres = async (): Promise<void> => {
    const postmaster = await findPostmaster(dataFolder);
    if (postmaster && postmaster !== "unclear") process.kill(postmaster.pid, "SIGKILL");
  };
  // Patroni stops PostgreSQL; this is for a Patroni that was killed.
  place.atEnd(async () => {
    await patroni.stop();
    await killPostgres();
  });
  return {
    name,
    port,
    restPort,
    async kill() {
      process.kill(patroni.pid, "SIGKILL");
      await killPostgres();
    },
    start: () => patroni.start(),
  };
}

async function isPrimary(node: DatabaseNode): Promise<boolean> {
  try {
    const response = await callPatroni(node, "/primary");
    return response.ok;
  } catch {
    return false;
  }
}

async function readJson<Answer>(node: DatabaseNode, path: string): Promise<Answer> {
  const answer: Answer = await (await callPatroni(node, path)).json();
  return answer;
}

function callPatroni(node: DatabaseNode, path: string): Promise<Response> {
  const signal = AbortSignal.timeout(2_000);
  return fetch(`http://127.0.0.1:${node.restPort}${path}`, { signal });
}
