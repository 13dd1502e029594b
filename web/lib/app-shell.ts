/** Marks the frame without a page (`/app-shell`) in its head. */
export const appShellMark = { name: "app-shell", content: "empty" } as const;

/** Whether the browser got the frame instead of a page: then there is nothing to hydrate. */
export function isAppShell(): boolean {
  return document.querySelector(`meta[name="${appShellMark.name}"]`) !== null;
}
