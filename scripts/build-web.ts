import { performance } from "node:perf_hooks";
import { createBuilder } from "vite";
import { prerenderPaths } from "#catalogue/paths.ts";

/** Builds the browser's files, the server-side bundle and the prerendered pages into `dist/`. */
export async function buildWeb(): Promise<void> {
  const startedAt = performance.now();
  const builder = await createBuilder({ logLevel: "warn" });
  await builder.buildApp();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`web: ${prerenderPaths.length} page(s) prerendered, built in ${seconds} s`);
}
