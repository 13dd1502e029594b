/** A page that a person keeps on this device. */
export interface Favorite {
  /** Path of the page, starting with a single slash. */
  readonly path: string;
  readonly title: string;
}

const storageKey = "favorites";
const mostKept = 200;
const none: readonly Favorite[] = [];
const listeners = new Set<() => void>();
// Stands in where the browser keeps nothing for us (blocked site data, a full disk).
let unsaved: string | null = null;
let lastText: string | null = null;
let lastFavorites = none;

/** The device's favorites, newest first; the same array as long as nothing changed. */
export function readFavorites(): readonly Favorite[] {
  const text = readText();
  if (text !== lastText) {
    lastText = text;
    lastFavorites = text === null ? none : parseFavorites(text);
  }
  return lastFavorites;
}

/** What the server renders: it can't know the device's list. */
export function readNoFavorites(): readonly Favorite[] {
  return none;
}

/** Adds a page to the list, or takes it off when it is there. Tells whether it is there now. */
export function toggleFavorite(favorite: Favorite): boolean {
  const others = readFavorites().filter(({ path }) => path !== favorite.path);
  const isNew = others.length === readFavorites().length;
  write(isNew ? [favorite, ...others].slice(0, mostKept) : others);
  return isNew;
}

/** Calls back when this tab or another one changes the list. */
export function subscribeToFavorites(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    // A null key stands for all of the device's storage being cleared.
    if (key === storageKey || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

/** Reads a stored list; whatever doesn't fit is left out, since anybody may have written it. */
export function parseFavorites(text: string): readonly Favorite[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return none;
  }
  if (!Array.isArray(stored)) return none;
  const paths = new Set<string>();
  return stored
    .filter(isFavorite)
    .filter(({ path }) => !paths.has(path) && paths.add(path))
    .map(({ path, title }) => ({ path, title }))
    .slice(0, mostKept);
}

function isFavorite(value: unknown): value is Favorite {
  if (typeof value !== "object" || value === null) return false;
  if (!("path" in value && "title" in value)) return false;
  const { path, title } = value;
  return (
    typeof path === "string" &&
    /^\/(?![/\\])[\w/-]{0,200}$/.test(path) &&
    typeof title === "string" &&
    title !== "" &&
    title.length <= 200
  );
}

function write(favorites: readonly Favorite[]): void {
  const text = JSON.stringify(favorites);
  try {
    localStorage.setItem(storageKey, text);
    unsaved = null;
  } catch {
    unsaved = text;
  }
  for (const listener of listeners) listener();
}

function readText(): string | null {
  try {
    return unsaved ?? localStorage.getItem(storageKey);
  } catch {
    return unsaved;
  }
}
