import { platform } from "#web/platform/platform.ts";
import { buildCalls, type OwnAccountClient } from "./client.ts";
import contract from "./own-account-contract.gen.json" with { type: "json" };

/**
 * The calls for second factor and devices, in a file of their own so that few pages load their routes.
 * They are made in the browser only.
 */
// The generated copy contains exactly the routes of the type.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const { ownAccount: ownAccountApi } = buildCalls(contract, (path, init) =>
  platform().fetch(path, init),
) as OwnAccountClient;
