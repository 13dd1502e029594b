import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** A Node process that uses the embedded database like the server; for tests that kill it. */
type TestServer = {
  readonly process: ChildProcess;
  /** The database it received, or the error it ended with. */
  readonly started: Promise<StartReport>;
  /** Sends a signal and waits for the process to end. */
  end(signal: NodeJS.Signals): Promise<void>;
};

type StartReport =
  | {
      readonly url: string;
      readonly adminUrl: string;
      readonly dataDir: string;
      readonly joined: boolean;
      readonly log: readonly string[];
    }
  | { readonly code: string; readonly message: string };

// Drop privileges only after loading the modules, because that user may not have access to the checkout.
const script = `
import { startEmbeddedPostgres } from ${JSON.stringify(import.meta.resolve("../start-embedded-postgres.ts"))};
const [dataDir, user] = process.argv.slice(1);
if (user) {
  process.setgroups([]);
  process.setgid(Number(user));
  process.setuid(Number(user));
}
const log = [];
const answer = (value) => process.stdout.write(JSON.stringify(value) + '\\n');
try {
  const database = await startEmbeddedPostgres({ dataDir, log: (message) => log.push(message) });
  process.on('SIGTERM', () => database.stop().then(() => process.exit(0)));
  answer({ url: database.url, adminUrl: database.adminUrl, dataDir: database.dataDir, joined: database.joined, log });
} catch (error) {
  answer({ code: String(error.code), message: error.message });
}
`;

/**
 * Starts a test server process.
 * @param options User id to run as (needs root), and an additional folder with npm packages.
 */
export function startTestServer(
  dataDir: string,
  options: { readonly userId?: number; readonly packages?: string } = {},
): TestServer {
  const { userId = "", packages } = options;
  const child = spawn(
    process.execPath,
    ["--input-type=module", "-e", script, dataDir, String(userId)],
    {
      stdio: ["ignore", "pipe", "inherit"],
      ...(packages === undefined ? {} : { env: { PATH: "/usr/bin:/bin", NODE_PATH: packages } }),
    },
  );
  const ended = once(child, "exit");
  return {
    process: child,
    started: readReport(child),
    end: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}

async function readReport(child: ChildProcess): Promise<StartReport> {
  if (child.stdout === null) throw new TypeError("The test server has no output");
  for await (const line of createInterface({ input: child.stdout })) {
    const report: unknown = JSON.parse(line);
    if (isStartReport(report)) return report;
  }
  return { code: "KILLED", message: "The test server ended before it reported" };
}

function isStartReport(value: unknown): value is StartReport {
  return typeof value === "object" && value !== null && ("url" in value || "code" in value);
}
