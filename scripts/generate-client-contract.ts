import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { listRoutes } from "#server/http/contract/list-routes.ts";

const toFile = (name: string): string =>
  fileURLToPath(new URL(`../web/api/${name}`, import.meta.url));

/** Groups of routes that only pages of staff call, in a file of their own that no other page loads. */
const staffGroups: ReadonlySet<string> = new Set(["staff"]);

type Group = Record<string, { readonly method: string; readonly path: string }>;

/**
 * The contract's methods and paths, which is all that the browser needs to call a route.
 * @param isForStaff Whether to list the routes that only pages of staff call, or the others.
 */
export function describeClientContract(isForStaff: boolean): string {
  const groups: Record<string, Group> = {};
  for (const { group, name, method, path } of listRoutes()) {
    if (staffGroups.has(group) !== isForStaff) continue;
    (groups[group] ??= {})[name] = { method, path };
  }
  return `${JSON.stringify(groups)}\n`;
}

/** Writes the browser's copies of the contract. */
export async function writeClientContract(): Promise<void> {
  await writeFile(toFile("contract.gen.json"), describeClientContract(false));
  await writeFile(toFile("staff-contract.gen.json"), describeClientContract(true));
}

if (import.meta.main) await writeClientContract();
