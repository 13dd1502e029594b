import type { AnyContractProcedure } from "@orpc/contract";
import { contract } from "./contract.ts";

const groups: Readonly<Record<string, Readonly<Record<string, AnyContractProcedure>>>> = contract;

const routes = Object.values(groups)
  .flatMap((procedures) => Object.values(procedures))
  .map((procedure) => procedure["~orpc"].route)
  .map(({ method = "", path = "" }) => ({
    method,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`),
  }));

/** Lists the methods that routes with a path take; none for an unknown path. */
export function findMethods(path: string): readonly string[] {
  return routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}
