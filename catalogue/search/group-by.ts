/**
 * Sorts things into groups; `Map.groupBy` is younger than the oldest browsers that are served.
 *
 * @param things In any order.
 * @param getKey Which group a thing belongs to.
 * @returns The groups in the order of their first members, which keep theirs.
 */
export function groupBy<Thing>(
  things: readonly Thing[],
  getKey: (thing: Thing) => string,
): ReadonlyMap<string, readonly Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const key = getKey(thing);
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}
