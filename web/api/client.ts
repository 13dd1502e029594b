import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import type { Contract } from "#server/http/contract/contract.ts";
import { platform } from "#web/platform/platform.ts";
import { callRoute, type Send, type WireRoute } from "./call-route.ts";
import contract from "./contract.gen.json" with { type: "json" };

/** All API calls under /api, typed by the server's contract. */
type WholeClient = JsonifiedClient<ContractRouterClient<Contract>>;

/** The calls that every page can make. */
export type ApiClient = Omit<WholeClient, "staff" | "ownAccount">;

/** The calls of the pages of staff; see `staff-client.ts`. */
export type StaffClient = Pick<WholeClient, "staff">;

/** The calls for the own account's security; see `own-account-client.ts`. */
export type OwnAccountClient = Pick<WholeClient, "ownAccount">;

/** Calls the API from the browser or the app, with the session if there is one. */
export const browserApi: ApiClient = createApiClient((path, init) => platform().fetch(path, init));

/**
 * Returns the API client for a loader: during SSR the request's own client, which needs no network
 * and acts with the visitor's rights; in the browser the shared one.
 */
export function apiFor(context: { readonly request: { api: ApiClient } | undefined }): ApiClient {
  return context.request?.api ?? browserApi;
}

/**
 * Builds a client from the generated copy of the contract. The contract library's own client would
 * add 9 kB to every page for streams, uploads and types that JSON calls don't use.
 * @param send Sends a request to a path of the server.
 */
export function createApiClient(send: Send): ApiClient {
  // The generated copy contains exactly the routes of the type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return buildCalls(contract, send) as ApiClient;
}

/** Builds the calls of a generated copy of a part of the contract. */

type Node = WireRoute | { readonly [name: string]: Node };

type CallOptions = {
  readonly signal?: AbortSignal;
};

export function buildCalls(node: Node, send: Send): unknown {
  if (isRoute(node)) {
    return (input?: Readonly<Record<string, unknown>>, options?: CallOptions) =>
      callRoute(send, node, input, options?.signal);
  }
  return Object.fromEntries(
    Object.entries(node).map(([name, child]) => [name, buildCalls(child, send)]),
  );
}

function isRoute(node: Node): node is WireRoute {
  return typeof node["path"] === "string";
}
