import { readFile } from "node:fs/promises";
import { userInfo } from "node:os";
import type { ClusterPlace } from "./cluster-place.ts";

/** An HAProxy that administrators run as it is in Debian: a master and a worker process. */
export type Proxy = {
  /** Ends the worker, upon which the master ends, too; it is started again, as systemd does. */
  killWorker(): Promise<void>;
};

/** Starts HAProxy with a configuration that administrators copy, and with other addresses. */
export function startProxy(
  place: ClusterPlace,
  configuration: "haproxy-database" | "haproxy-shop",
  addresses: Readonly<Record<string, string>>,
): Proxy {
  const master = place.run({
    name: configuration,
    command: place.programs.haproxy,
    args: ["-W", "-f", place.copyConfiguration(`${configuration}.cfg`)],
    env: { ...addresses, HAPROXY_USER: userInfo().username },
    restartMs: 100,
  });
  return {
    async killWorker() {
      const { pid } = master;
      const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
      const worker = Number(children.trim().split(" ")[0]);
      if (!Number.isInteger(worker) || worker <= 0) throw new Error("HAProxy has no worker");
      process.kill(worker, "SIGKILL");
    },
  };
}
