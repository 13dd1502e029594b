import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import type { HttpsProxy } from "../proof/https-proxy.ts";

const run = promisify(execFile);
const observatory = "@mdn/mdn-http-observatory@1.4.8";

// Installed on first use, outside the repository's packages: it brings 130 MB for servers of its own.
const folder = join(import.meta.dirname, "../../.cache/observatory");

const graded = z.object({ grade: z.string(), score: z.number(), failed: z.array(z.string()) });

/** Grades a site's headers by MDN's HTTP observatory, with its rules as published. */
export async function gradeHeaders(
  proxy: Pick<HttpsProxy, "httpPort" | "httpsPort" | "certificateFile">,
): Promise<z.infer<typeof graded>> {
  const source = join(folder, "node_modules/@mdn/mdn-http-observatory/src");
  if (!existsSync(source)) {
    await mkdir(folder, { recursive: true });
    const flags = ["--prefix", folder, "--no-save", "--ignore-scripts", "--no-audit", "--no-fund"];
    await run("npm", ["install", ...flags, observatory]);
    // Its installation would download the list of preloaded sites; this machine isn't one.
    await writeFile(join(source, "../conf/hsts-preload.json"), "{}");
  }
  const scan = join(import.meta.dirname, "scan-headers.ts");
  const ports = [String(proxy.httpPort), String(proxy.httpsPort)];
  const { stdout } = await run(process.execPath, [scan, source, ...ports], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: proxy.certificateFile },
  });
  return graded.parse(JSON.parse(stdout));
}
