import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { listRoutes } from "#server/http/contract/list-routes.ts";

const toFile = (name: string): string =>
  fileURLToPath(new URL(`../web/api/${name}`, import.meta.url));

/** Groups of routes that few pages call, each in a file of its own that no other page loads. */
const separateFiles = {
  staff: "staff-contract.gen.json",
  ownAccount: "own-account-contract.gen.json",
} as const;

type SeparateGroup = keyof typeof separateFiles;

type Group = Record<string, { readonly method: string; readonly path: string }>;

/**
 * The contract's methods and paths, which is all that the browser needs to call a route.
 * @param asked The group to list; without it, all that have no file of their own.
 */
export function describeClientContract(asked?: SeparateGroup): string {
  const groups: Record<string, Group> = {};
  for (const { group, name, method, path } of listRoutes()) {
    if (asked === undefined ? group in separateFiles : group !== asked) continue;
    (groups[group] ??= {})[name] = { method, path };
  }
  return `${JSON.stringify(groups)}\n`;
}

/** Writes the browser's copies of the contract. */
export async function writeClientContract(): Promise<void> {
  await writeFile(toFile("contract.gen.json"), describeClientContract());
  for (const group of ["staff", "ownAccount"] as const) {
    await writeFile(toFile(separateFiles[group]), describeClientContract(group));
  }
}

if (import.meta.main) await writeClientContract();
