import { useUntilDone } from "#web/live/use-until-done.ts";
import { finishSignOut } from "./auth-calls.ts";

/** Repeats an unconfirmed sign-out until the server answers. Renders nothing. */
export function SignOutRepeater(): null {
  useUntilDone("sign-out", async () => ((await finishSignOut()) ? "done" : "again"));
  return null;
}
