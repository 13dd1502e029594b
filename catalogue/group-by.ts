/**
 * Groups items, in the order of their first members. `Map.groupBy` is missing in the oldest supported
 * browsers.
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
