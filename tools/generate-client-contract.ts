import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AnyContractProcedure, Route } from "@orpc/contract";
import { contract } from "#server/http/contract/contract.ts";

const target = fileURLToPath(new URL("../web/lib/api/contract.gen.json", import.meta.url));

/** The contract's methods and paths, which is all that the browser needs to call a route. */
export function describeClientContract(): string {
  const groups: Readonly<Record<string, Readonly<Record<string, AnyContractProcedure>>>> = contract;
  return `${JSON.stringify(mapValues(groups, (group) => mapValues(group, pickRoute)))}\n`;
}

/** Writes the browser's copy of the contract. */
export async function writeClientContract(): Promise<void> {
  await writeFile(target, describeClientContract());
}

function pickRoute(procedure: AnyContractProcedure): Pick<Route, "method" | "path"> {
  const { method = "GET", path = "/" } = procedure["~orpc"].route;
  return { method, path };
}

function mapValues<From, To>(
  values: Readonly<Record<string, From>>,
  toValue: (value: From) => To,
): Record<string, To> {
  const entries = Object.entries(values);
  return Object.fromEntries(entries.map(([name, value]) => [name, toValue(value)]));
}

if (import.meta.main) await writeClientContract();
