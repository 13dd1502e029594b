import type { AnyContractProcedure } from "@orpc/contract";
import type { ErrorCode } from "#domain/errors.ts";
import { contract } from "./contract.ts";

/** A route of the contract, named as the client calls it: `group.name`. */
export type ContractRoute = {
  readonly group: string;
  readonly name: string;
  readonly method: string;
  /** Below /api; may contain placeholders such as `{id}`. */
  readonly path: string;
  /** Whether a caller without a session is rejected. */
  readonly needsSession: boolean;
};

/** Errors of a route that needs a session. */
const missingSession: readonly ErrorCode[] = ["unauthorized", "sign_in_to_add_products"];

export function listRoutes(): readonly ContractRoute[] {
  const groups: Readonly<Record<string, Readonly<Record<string, AnyContractProcedure>>>> = contract;
  return Object.entries(groups).flatMap(([group, procedures]) =>
    Object.entries(procedures).map(([name, procedure]) => {
      const { method = "", path = "" } = procedure["~orpc"].route;
      const declared: unknown = procedure["~orpc"].errorMap;
      const errors = Object.keys(declared ?? {});
      const needsSession = missingSession.some((code) => errors.includes(code));
      return { group, name, method, path, needsSession };
    }),
  );
}
