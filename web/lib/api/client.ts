import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import type { Contract } from "#server/http/contract/contract.ts";
import { callRoute, type WireRoute } from "./call-route.ts";
import contract from "./contract.gen.json" with { type: "json" };

/** Every call of the API under /api, typed by the server's contract. */
export type ApiClient = JsonifiedClient<ContractRouterClient<Contract>>;

/** Talks to the API of the page's own origin; the session's cookie goes along by itself. */
const browserApi: ApiClient = createApiClient(() => `${window.location.origin}/api`);

/**
 * The client for a loader: the request's own on the server, which needs no network and acts with
 * the visitor's rights, and the browser's everywhere else.
 */
export function apiFor(context: { readonly request: { api: ApiClient } | undefined }): ApiClient {
  return context.request?.api ?? browserApi;
}

/**
 * Builds a client from the generated copy of the contract. The contract's own library could do
 * it, at 9 kB on every page, for streams, uploads and types that JSON calls don't have.
 *
 * @param base Address of the API, asked at every call.
 */
export function createApiClient(base: () => string): ApiClient {
  // The generated copy holds the very routes that the type describes.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return buildCalls(contract, base) as ApiClient;
}

type Node = { readonly "~orpc": { readonly route: WireRoute } } | { readonly [name: string]: Node };

interface CallOptions {
  readonly signal?: AbortSignal;
}

function buildCalls(node: Node, base: () => string): unknown {
  if (isCall(node)) {
    const { route } = node["~orpc"];
    return (input?: Readonly<Record<string, unknown>>, options?: CallOptions) =>
      callRoute(base(), route, input, options?.signal);
  }
  return Object.fromEntries(
    Object.entries(node).map(([name, child]) => [name, buildCalls(child, base)]),
  );
}

function isCall(node: Node): node is Extract<Node, { readonly "~orpc": unknown }> {
  return "~orpc" in node;
}
