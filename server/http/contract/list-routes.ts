import type { AnyContractProcedure } from "@orpc/contract";
import { contract } from "./contract.ts";

/** A route of the contract, named as the client calls it: `group.name`. */
export type ContractRoute = {
  readonly group: string;
  readonly name: string;
  readonly method: string;
  /** Below /api; may contain placeholders such as `{id}`. */
  readonly path: string;
};

export function listRoutes(): readonly ContractRoute[] {
  const groups: Readonly<Record<string, Readonly<Record<string, AnyContractProcedure>>>> = contract;
  return Object.entries(groups).flatMap(([group, procedures]) =>
    Object.entries(procedures).map(([name, procedure]) => {
      const { method = "", path = "" } = procedure["~orpc"].route;
      return { group, name, method, path };
    }),
  );
}
