import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { findFreePort } from "../../e2e/support/free-port.ts";

const program = fileURLToPath(new URL("../../dist/server/main.js", import.meta.url));
const startTimeoutMs = 180_000;
/** As `npm start`, the unit and the image start it; docs/operations/deploying.md. */
const nodeFlags = ["--max-semi-space-size=4"];
const memorySettings = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "65536" };

/** A shop of the build with separate data, for scripts that stop and restart it. */
export type ScratchShop = {
  readonly origin: string;
  readonly dataDir: string;
  readonly admin: { readonly email: string; readonly password: string };
  readonly pid: number;
  /** Everything that the server wrote, on all its starts. */
  readLog(): Promise<string>;
  /**
   * Starts the server; resolves once it is ready.
   *
   * @param changes Environment variables of this start.
   */
  start(changes?: Readonly<Record<string, string>>): Promise<void>;
  /** Sends the signal, waits for the exit and returns the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Stops the server if it is running, and removes the data. */
  remove(): Promise<void>;
};

/**
 * Creates a shop in its own folder without starting it.
 *
 * @param settings Environment variables of the server. With DATABASE_URL, name a scratch database.
 * @param folder In which the data folder is made.
 */
export async function makeScratchShop(
  settings: Readonly<Record<string, string>> = {},
  folder: string = tmpdir(),
): Promise<ScratchShop> {
  const dataDir = await mkdtemp(join(folder, "scratch-shop-"));
  // The database's user has to reach its files there.
  await chmod(dataDir, 0o755);
  const logFile = join(tmpdir(), `${basename(dataDir)}.log`);
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
    readLog: () => readFile(logFile, "utf8"),
    get pid() {
      if (server?.pid === undefined) throw new Error("The server isn't running");
      return server.pid;
    },
    async start(changes = {}) {
      const log = createWriteStream(logFile, { flags: "a" });
      await once(log, "open");
      server = spawn(process.execPath, [...nodeFlags, program], {
        env: {
          ...process.env,
          ...memorySettings,
          PORT: String(port),
          DATA_DIR: dataDir,
          ADMIN_EMAIL: admin.email,
          ADMIN_PASSWORD: admin.password,
          LOG_LEVEL: "info",
          ...settings,
          ...changes,
        },
        stdio: ["ignore", log, log],
      });
      log.close();
      await waitUntilReady(server, origin, logFile);
    },
    async remove() {
      await end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
      await rm(logFile, { force: true });
    },
  };
}

async function waitUntilReady(
  server: ChildProcess,
  origin: string,
  logFile: string,
): Promise<void> {
  for (const deadline = Date.now() + startTimeoutMs; Date.now() < deadline; await delay(25)) {
    if (server.exitCode !== null) {
      throw new Error(`The server ended: ${(await readFile(logFile, "utf8")).slice(-500)}`);
    }
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error("The server did not get ready");
}
