import { allStates } from "./all-states.ts";
import type { State } from "./state.ts";
import { variants } from "./variants.ts";

const names = new Set(allStates.map(({ name }) => name));
for (const name of variants) if (!names.has(name)) throw new Error(`There is no state ${name}`);

/**
 * States that `npm test` checks. Some 150 pages share a dozen layouts: the first of each is enough
 * for a day, the full run takes them all.
 */
export const dailyStates: ReadonlySet<State> = new Set(
  firstByPlace(allStates).filter(({ name }) => !variants.has(name)),
);

function firstByPlace(states: readonly State[]): readonly State[] {
  const seen = new Set<string>();
  return states.filter(({ path }) => {
    if (path === undefined) return true;
    const [, ...steps] = path.split("/");
    const place = [...steps.slice(0, 2), steps.length].join("/");
    if (seen.has(place)) return false;
    seen.add(place);
    return true;
  });
}
