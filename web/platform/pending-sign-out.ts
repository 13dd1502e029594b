import { createStoredValue } from "./stored-value.ts";

/** Whether a sign-out isn't confirmed: the server may still accept the session. */
export const pendingSignOut = createStoredValue({
  storedIn: "device",
  key: "pending_sign_out",
  empty: false,
  parse: (text) => text !== "",
  format: (isPending) => (isPending ? "yes" : null),
});
