import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const config = join(import.meta.dirname, "..", "..", "deploy", "Caddyfile");
const startTimeoutMs = 30_000;

/** Caddy with a certificate of its own authority. */
export type RunningCaddy = {
  readonly origin: string;
  readonly authority: string;
  stop(): Promise<void>;
};

/** The part of Caddy's configuration that is changed here. */
type CaddySettings = {
  admin?: object;
  readonly apps: {
    readonly http: { readonly servers: Readonly<Record<string, CaddyServer>> };
    pki?: object;
  };
};
type CaddyServer = { listen: string[]; automatic_https?: object };

/**
 * Starts Caddy with deploy/Caddyfile on a loopback port.
 * @param servers Addresses of both servers.
 */
export async function startCaddy(
  port: number,
  servers: readonly [string, string],
): Promise<RunningCaddy> {
  const folder = await mkdtemp(join(tmpdir(), "shop-caddy-"));
  const origin = `https://localhost:${port}`;
  const env = {
    ...process.env,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE_ADDRESS: origin,
    SERVER_1: servers[0],
    SERVER_2: servers[1],
  };
  const adapted = execFileSync("caddy", ["adapt", "--config", config], { env, encoding: "utf8" });
  const settings: CaddySettings = JSON.parse(adapted);
  const [server] = Object.values(settings.apps.http.servers);
  if (!server) throw new Error("deploy/Caddyfile has no site");
  server.listen = [`127.0.0.1:${port}`];
  // No port besides that one, and no change to this machine's list of authorities.
  server.automatic_https = { disable_redirects: true };
  settings.admin = { disabled: true };
  settings.apps.pki = { certificate_authorities: { local: { install_trust: false } } };
  const path = join(folder, "caddy.json");
  await writeFile(path, JSON.stringify(settings));
  const caddy = spawn("caddy", ["run", "--config", path], { env, stdio: "ignore" });
  const certificate = join(folder, "caddy/pki/authorities/local/root.crt");
  for (const deadline = Date.now() + startTimeoutMs; !existsSync(certificate); await delay(50)) {
    if (caddy.exitCode !== null || Date.now() > deadline) throw new Error("Caddy did not start");
  }
  return {
    origin,
    authority: await readFile(certificate, "utf8"),
    async stop() {
      const ended = once(caddy, "exit");
      caddy.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
