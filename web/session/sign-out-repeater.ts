import { useUntilDone } from "#web/live/use-until-done.ts";
import { finishSignOut } from "./auth-calls.ts";

/** Repeats a sign-out that had no answer, while the server can't be reached. Renders nothing. */
export function SignOutRepeater(): null {
  useUntilDone("sign-out", async () => ((await finishSignOut()) ? "done" : "again"));
  return null;
}
