import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { listRoutes } from "#server/http/contract/list-routes.ts";

const target = fileURLToPath(new URL("../web/api/contract.gen.json", import.meta.url));

type Group = Record<string, { readonly method: string; readonly path: string }>;

/** The contract's methods and paths, which is all that the browser needs to call a route. */
export function describeClientContract(): string {
  const groups: Record<string, Group> = {};
  for (const { group, name, method, path } of listRoutes()) {
    (groups[group] ??= {})[name] = { method, path };
  }
  return `${JSON.stringify(groups)}\n`;
}

/** Writes the browser's copy of the contract. */
export async function writeClientContract(): Promise<void> {
  await writeFile(target, describeClientContract());
}

if (import.meta.main) await writeClientContract();
