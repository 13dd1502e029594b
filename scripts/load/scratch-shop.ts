import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { findFreePort } from "../../e2e/support/free-port.ts";

const program = fileURLToPath(new URL("../../dist/server/main.js", import.meta.url));
const startTimeoutMs = 60_000;

/** A shop of the build with separate data, for scripts that stop and restart it. */
export type ScratchShop = {
  readonly origin: string;
  readonly dataDir: string;
  readonly admin: { readonly email: string; readonly password: string };
  readonly pid: number;
  /** Starts the server; resolves once it is ready. */
  start(): Promise<void>;
  /** Sends the signal, waits for the exit and returns the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Stops the server if it is running, and removes the data. */
  remove(): Promise<void>;
};

/**
 * Creates a shop in its own folder without starting it.
 *
 * @param settings Environment variables of the server. With DATABASE_URL, name a scratch database.
 */
export async function makeScratchShop(
  settings: Readonly<Record<string, string>> = {},
): Promise<ScratchShop> {
  const dataDir = await mkdtemp(join(tmpdir(), "scratch-shop-"));
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const admin = { email: "chaos@shop.example", password: "Chaos-orders-1" };
  let server: ChildProcess | undefined;

  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return null;
    const exited = once(server, "exit");
    server.kill(signal);
    await exited;
    return server.exitCode;
  };

  return {
    origin,
    dataDir,
    admin,
    end,
    get pid() {
      if (server?.pid === undefined) throw new Error("The server isn't running");
      return server.pid;
    },
    async start() {
      server = spawn(process.execPath, [program], {
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: dataDir,
          ADMIN_EMAIL: admin.email,
          ADMIN_PASSWORD: admin.password,
          LOG_LEVEL: "error",
          ...settings,
        },
        stdio: ["ignore", "ignore", "inherit"],
      });
      await waitUntilReady(server, origin);
    },
    async remove() {
      await end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(server: ChildProcess, origin: string): Promise<void> {
  for (const deadline = Date.now() + startTimeoutMs; Date.now() < deadline; await delay(25)) {
    if (server.exitCode !== null) throw new Error("The server ended");
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error("The server did not get ready");
}
