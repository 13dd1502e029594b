import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test as base } from "@playwright/test";
import { findFreePort } from "./support/free-port.ts";
import { listDescendants, listRunning } from "./support/process-tree.ts";
import { currentBuild } from "./support/start-server.ts";

// Tests `npm start` and the server's start on the embedded database.

type Start = {
  readonly child: ChildProcess;
  readonly port: number;
  /** Output so far of both channels. */
  readonly output: () => string;
  readonly exited: Promise<number | null>;
};
type Launch = (options?: {
  readonly program?: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
}) => Promise<Start>;

const root = join(import.meta.dirname, "..");
const serverProgram = join(currentBuild, "server/main.js");
const onDesktop = { tag: "@desktop" };

const test = base.extend<{ dataDir: string; launch: Launch }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the names in it
  dataDir: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), "start-"));
    await use(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  },
  launch: async ({ dataDir }, use) => {
    const starts: Start[] = [];
    await use(async ({ program = serverProgram, port, env } = {}) => {
      const start = spawnStart(program, port ?? (await findFreePort()), dataDir, env);
      starts.push(start);
      return start;
    });
    for (const { child, exited } of starts) {
      child.kill("SIGTERM");
      await exited;
    }
  },
});

test(
  "a port in use is reported before a database is created",
  onDesktop,
  async ({ launch, dataDir }) => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const { exited, output } = await launch({ port });
    expect(await exited).toBe(1);
    expect(output()).toContain(`PORT ${port} is taken`);
    expect(await readdir(dataDir)).toEqual([]);
    other.close();
  },
);

test.describe.configure({ timeout: 240_000 });

for (const [moment, hasCome] of [
  ["is being made", (dataDir: string) => hasDraft(dataDir)],
  ["is being started", (dataDir: string) => existsSync(join(dataDir, "postgres"))],
  ["is being filled", (_: string, output: string) => output.includes('"step":"schema"')],
] as const) {
  const tag = ["@desktop", ...(moment === "is being filled" ? [] : ["@full"])];
  test(
    `SIGTERM while the first database ${moment} ends the start within 2 s, and the next one is complete`,
    { tag },
    async ({ launch, dataDir }) => {
      const first = await launch();
      await expect
        .poll(() => hasCome(dataDir, first.output()), { intervals: [5], timeout: 90_000 })
        .toBe(true);
      const begun = listDescendants(first.child.pid);
      const stoppedAt = performance.now();
      first.child.kill("SIGTERM");
      expect(await first.exited).toBe(0);
      expect(performance.now() - stoppedAt).toBeLessThan(10_000);
      expect(listRunning(begun)).toEqual([]);
      expect(hasDraft(dataDir)).toBe(false);
      expect(existsSync(join(dataDir, "postgres/postmaster.pid"))).toBe(false);

      const { port, output } = await launch();
      await expect.poll(output, { timeout: 90_000 }).toContain("Ready at");
      const answer = await fetch(`http://127.0.0.1:${port}/api/products`);
      expect(await answer.json()).toMatchObject({ count: 155 });
    },
  );
}

test(
  "a request during the start is answered by the shop",
  { tag: ["@desktop", "@full"] },
  async ({ launch }) => {
    const { port, output } = await launch();
    const ask = () => fetch(`http://127.0.0.1:${port}/shop`).catch(() => undefined);
    let asked = performance.now();
    let answer = await ask();
    // A start of over ten seconds, on a busy machine, rejects the requests that have waited that long.
    while (answer === undefined || (answer.status === 503 && performance.now() - asked > 9_000)) {
      await delay(5);
      asked = performance.now();
      answer = await ask();
    }
    expect(answer.status).toBe(200);
    expect(output()).toContain('"step":"database"');
  },
);

test(
  "Ctrl-C, which reaches the server twice under npm, stops it as cleanly as SIGTERM",
  { tag: ["@desktop", "@full"] },
  async ({ launch }) => {
    const { child, output, exited } = await launch();
    await expect.poll(output, { timeout: 90_000 }).toContain("Ready at");
    const begun = listDescendants(child.pid);
    child.kill("SIGINT");
    await delay(30);
    child.kill("SIGINT");
    expect(await exited).toBe(0);
    expect(listRunning(begun)).toEqual([]);
  },
);

test(
  "npm start prints a line per step with its time, the address and the setup code",
  { tag: ["@desktop", "@full"] },
  async ({ launch }) => {
    const { port, output } = await launch({ program: join(root, "scripts/start.ts") });
    await expect.poll(output, { timeout: 90_000 }).toContain("Setup code");
    const lines = output().trimEnd().split("\n");
    expect(lines[0]).toBe("Starting");
    for (const step of ["pages", "database", "schema", "contents", "accounts"]) {
      expect(
        lines.filter((line) => new RegExp(`^  ${step} +\\d+\\.\\d s$`).test(line)),
      ).toHaveLength(1);
    }
    expect(lines.at(-2)).toMatch(
      new RegExp(`^Ready at http://localhost:${port} \\(data: .*\\) after \\d+\\.\\d s$`),
    );
    expect(lines.at(-1)).toMatch(/^Setup code for the first admin: \S+ \(enter it at http/);
    expect(lines).toHaveLength(8);

    const body = { name: "Arta Hoxha", email: "arta@firm.example", password: "Start-2025" };
    await fetch(`http://127.0.0.1:${port}/api/auth/sign-up/email`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: `http://localhost:${port}` },
      body: JSON.stringify({ ...body, phone: "+355 4 000 0100" }),
    });
    await expect.poll(output).toMatch(/\nMail in .*outbox\/.*\.eml\n$/);
  },
);

test(
  "npm start shows the whole log if LOG_LEVEL is set",
  { tag: ["@desktop", "@full"] },
  async ({ launch }) => {
    const { output } = await launch({
      program: join(root, "scripts/start.ts"),
      env: { LOG_LEVEL: "info" },
    });
    await expect.poll(output, { timeout: 90_000 }).toContain("Ready at");
    expect(output()).toContain('"msg":"Making a new database in');
  },
);

function spawnStart(
  program: string,
  port: number,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Start {
  const { PATH = "", HOME = "", TMPDIR = tmpdir() } = process.env;
  const child = spawn(process.execPath, [program], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH, HOME, TMPDIR, PORT: String(port), DATA_DIR: dataDir, ...env },
  });
  let output = "";
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const exited = new Promise<number | null>((resolve) => {
    child.once("close", resolve);
  });
  return { child, port, output: () => output, exited };
}

/** Whether a database is being created and isn't complete yet. */
function hasDraft(dataDir: string): boolean {
  return readdirSync(dataDir).some((name) => name.startsWith("postgres.new-"));
}
