import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import type { Contract } from "#server/http/contract/contract.ts";
import contract from "./contract.gen.json" with { type: "json" };

/** Every call of the API under /api, typed by the server's contract. */
export type ApiClient = JsonifiedClient<ContractRouterClient<Contract>>;

/** Talks to the API of the page's own origin; the session's cookie goes along by itself. */
export const browserApi: ApiClient = createORPCClient(
  new OpenAPILink(
    // The generated copy holds the routes of the contract and none of its schemas, which is all
    // that the link reads.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    contract as unknown as Contract,
    { url: () => `${window.location.origin}/api` },
  ),
);

/**
 * The client for a loader: the request's own on the server, which needs no network and acts with
 * the visitor's rights, and the browser's everywhere else.
 */
export function apiFor(context: { readonly request: { api: ApiClient } | undefined }): ApiClient {
  return context.request?.api ?? browserApi;
}
