import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { minifyContractRouter } from "@orpc/contract";
import { contract } from "#server/http/contract/contract.ts";

const target = fileURLToPath(new URL("../web/lib/api/contract.gen.json", import.meta.url));

/** The contract without its schemas, which is all that the browser needs to find a route. */
export function describeClientContract(): string {
  return `${JSON.stringify(minifyContractRouter(contract), dropProse)}\n`;
}

/** Writes the browser's copy of the contract. */
export async function writeClientContract(): Promise<void> {
  await writeFile(target, describeClientContract());
}

const prose = new Set(["tags", "summary", "description", "successDescription"]);

function dropProse(key: string, value: unknown): unknown {
  return prose.has(key) ? undefined : value;
}

if (import.meta.main) await writeClientContract();
