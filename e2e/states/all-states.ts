import { routeStates } from "./routes.ts";
import type { State } from "./state.ts";

/** Everything that there is to see. The runner refuses two of the same name. */
export const allStates: readonly State[] = [...routeStates];
