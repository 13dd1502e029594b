import { useRouter } from "@tanstack/react-router";
import { platform } from "#web/platform/platform.ts";
import { buildCalls, type StaffClient } from "./client.ts";
import contract from "./staff-contract.gen.json" with { type: "json" };

/** The calls of staff, in a file of their own so that no other page loads their routes. */
export type StaffApi = StaffClient["staff"];

// The generated copy contains exactly the routes of the type.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const { staff: browserStaffApi } = buildCalls(contract, (path, init) =>
  platform().fetch(path, init),
) as StaffClient;

/** Returns the calls of staff for a loader; see `apiFor`. */
export function staffApiFor(context: {
  readonly request: { readonly api: Partial<StaffClient> } | undefined;
}): StaffApi {
  return context.request?.api.staff ?? browserStaffApi;
}

/** The calls of staff for components, on the server and in the browser. */
export function useStaffApi(): StaffApi {
  return staffApiFor(useRouter().options.context);
}
