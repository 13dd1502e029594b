import { isRecord, parseJson } from "#domain/json.ts";
import { createStoredValue, useStoredValue } from "#web/platform/stored-value.ts";

/** A page saved as a favorite on this device. */
export type Favorite = {
  /** Path of the page, starting with a single slash. */
  readonly path: string;
  readonly title: string;
};

const maxSaved = 200;
const none: readonly Favorite[] = [];

const store = createStoredValue({
  storedIn: "device",
  key: "favorites",
  empty: none,
  parse: parseFavorites,
  format: (favorites) => (favorites.length === 0 ? null : JSON.stringify(favorites)),
});

/** The device's favorites, newest first. */
export function useFavorites(): readonly Favorite[] {
  return useStoredValue(store);
}

/** Adds a page to the favorites or removes it. Returns whether it is a favorite now. */
export function toggleFavorite(favorite: Favorite): boolean {
  const saved = store.read();
  const others = saved.filter(({ path }) => path !== favorite.path);
  const isNew = others.length === saved.length;
  store.write(isNew ? [favorite, ...others].slice(0, maxSaved) : others);
  return isNew;
}

/** Parses stored favorites. Invalid entries are dropped, since the storage is untrusted. */
export function parseFavorites(text: string): readonly Favorite[] {
  const stored = parseJson(text);
  if (!Array.isArray(stored)) return none;
  const paths = new Set<string>();
  return stored
    .filter(isFavorite)
    .filter(({ path }) => !paths.has(path) && paths.add(path))
    .map(({ path, title }) => ({ path, title }))
    .slice(0, maxSaved);
}

function isFavorite(value: unknown): value is Favorite {
  if (!isRecord(value)) return false;
  const { path, title } = value;
  return (
    typeof path === "string" &&
    /^\/(?![/\\])[\w/-]{0,200}$/.test(path) &&
    typeof title === "string" &&
    title !== "" &&
    title.length <= 200
  );
}
