import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { findFreePort } from "../../e2e/support/free-port.ts";
import { findProgram, here } from "../find-program.ts";

/** Caddy in front of a shop, with a certificate of its own authority. */
export type HttpsProxy = {
  readonly url: string;
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly certificateFile: string;
  readonly certificate: Buffer;
  /** Starts forwarding to a server on this machine. */
  start(serverPort: number): Promise<void>;
  stop(): Promise<void>;
};

/** Chooses ports; the shop has to know its public address before it starts. */
export async function createHttpsProxy(): Promise<HttpsProxy> {
  const caddy = findProgram(["caddy"], here);
  if (caddy === undefined) throw new Error("Caddy is missing: apt-get install caddy");
  const folder = await mkdtemp(join(tmpdir(), "https-proxy-"));
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
  const certificateFile = join(folder, "caddy/pki/authorities/local/root.crt");
  let stop = async (): Promise<void> => undefined;
  let certificate: Buffer | undefined;
  return {
    url: `https://localhost:${httpsPort}`,
    httpPort,
    httpsPort,
    certificateFile,
    get certificate() {
      if (!certificate) throw new Error("The proxy isn't running");
      return certificate;
    },
    async start(serverPort) {
      const file = join(folder, "Caddyfile");
      await mkdir(folder, { recursive: true });
      await writeFile(file, toCaddyfile({ httpPort, httpsPort, serverPort }));
      const child = spawn(caddy, ["run", "--config", file, "--adapter", "caddyfile"], {
        env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
        stdio: "ignore",
      });
      stop = async () => {
        const ended = once(child, "exit");
        if (child.kill("SIGTERM")) await ended;
      };
      certificate = await readWhenThere(certificateFile);
    },
    async stop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function toCaddyfile(ports: {
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly serverPort: number;
}): string {
  return `{
	admin off
	skip_install_trust
	auto_https disable_redirects
	http_port ${ports.httpPort}
	https_port ${ports.httpsPort}
}
https://localhost:${ports.httpsPort} {
	bind 127.0.0.1
	tls internal
	reverse_proxy 127.0.0.1:${ports.serverPort} {
		flush_interval -1
		# As in deploy/Caddyfile: less than the server's 65 s.
		transport http {
			keepalive 55s
		}
	}
}
http://localhost:${ports.httpPort} {
	bind 127.0.0.1
	redir https://localhost:${ports.httpsPort}{uri} 308
}
`;
}

async function readWhenThere(file: string): Promise<Buffer> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const found = await readFile(file).catch(() => undefined);
    if (found?.includes("-----END CERTIFICATE-----")) return found;
    await delay(100);
  }
  throw new Error("Caddy made no certificate within 30 s");
}
