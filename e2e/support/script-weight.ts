import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const site = fileURLToPath(new URL("../../dist/client", import.meta.url));

type Script = { readonly compressedBytes: number; readonly imports: readonly string[] };

const scripts = new Map<string, Script>();

/** The compressed size of the scripts that a page loads first, in kB of 1,000 bytes. */
export function weighScripts(html: string): number {
  const files = new Set<string>();
  for (const [, file = ""] of html.matchAll(/["'(]\/(assets\/[^"')]+\.js)["')]/g)) {
    addWithImports(file, files);
  }
  return [...files].reduce((sum, file) => sum + readScript(file).compressedBytes, 0) / 1_000;
}

/** A script that the HTML doesn't name loads too, only later. */
function addWithImports(file: string, files: Set<string>): void {
  if (files.has(file)) return;
  files.add(file);
  for (const name of readScript(file).imports) addWithImports(name, files);
}

function readScript(file: string): Script {
  const known = scripts.get(file);
  if (known) return known;
  const code = readFileSync(join(site, file), "utf8");
  // Dynamic imports have a parenthesis.
  const imports = code.matchAll(/\b(?:from|import)\s?["']\.\/([^"']+\.js)["']/g);
  const script = {
    compressedBytes: gzipSync(code).length,
    imports: [...imports].map(([, name = ""]) => `assets/${name}`),
  };
  scripts.set(file, script);
  return script;
}
