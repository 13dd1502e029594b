import { findFreePort } from "../../e2e/support/free-port.ts";
import { readOperationsEnv, type ClusterPlace } from "./cluster-place.ts";
import type { ClusterProcess } from "./cluster-process.ts";
import { waitUntil } from "./wait-until.ts";

/** The three members that decide who the primary is. */
export type Etcd = {
  /** Addresses for Patroni, separated by commas. */
  readonly hosts: string;
  readonly members: readonly ClusterProcess[];
  /** Finds the leading member. */
  findLeader(): Promise<ClusterProcess>;
  isHealthy(): Promise<boolean>;
};

type Status = { readonly header: { readonly member_id: string }; readonly leader?: string };

/** Starts three members on loopback; a killed one is started again after 5 s. */
export async function startEtcd(place: ClusterPlace): Promise<Etcd> {
  const names = ["etcd1", "etcd2", "etcd3"];
  const ports = await Promise.all(
    names.map(async (name) => ({ name, client: await findFreePort(), peer: await findFreePort() })),
  );
  const cluster = ports.map(({ name, peer }) => `${name}=http://127.0.0.1:${peer}`).join(",");
  const members = ports.map(({ name, client, peer }) =>
    place.run({
      name,
      command: place.programs.etcd,
      args: [],
      user: place.user,
      restartMs: 5_000,
      env: readOperationsEnv("etcd.env", {
        ETCD_NAME: name,
        ETCD_DATA_DIR: place.createFolder(name),
        ETCD_LISTEN_CLIENT_URLS: `http://127.0.0.1:${client}`,
        ETCD_ADVERTISE_CLIENT_URLS: `http://127.0.0.1:${client}`,
        ETCD_LISTEN_PEER_URLS: `http://127.0.0.1:${peer}`,
        ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://127.0.0.1:${peer}`,
        ETCD_INITIAL_CLUSTER: cluster,
      }),
    }),
  );
  const readStatuses = (): Promise<Status[]> =>
    Promise.all(ports.map(({ client }) => readStatus(client)));
  const etcd: Etcd = {
    hosts: ports.map(({ client }) => `127.0.0.1:${client}`).join(","),
    members,
    async findLeader() {
      const statuses = await readStatuses();
      const index = statuses.findIndex((status) => status.header.member_id === status.leader);
      const leader = members[index];
      if (!leader) throw new Error("etcd has no leader");
      return leader;
    },
    isHealthy: async () => {
      const leaders = new Set((await readStatuses()).map((status) => status.leader ?? "0"));
      return leaders.size === 1 && !leaders.has("0");
    },
  };
  await waitUntil("three etcd members", () => etcd.isHealthy(), {
    limitMs: 30_000,
    signal: place.signal,
  });
  return etcd;
}

async function readStatus(port: number): Promise<Status> {
  const response = await fetch(`http://127.0.0.1:${port}/v3/maintenance/status`, {
    method: "POST",
    body: "{}",
    signal: AbortSignal.timeout(2_000),
  });
  if (!response.ok) throw new Error(`etcd answered ${response.status}`);
  const status: Status = await response.json();
  return status;
}
