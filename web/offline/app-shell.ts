/** Meta tag that marks the page frame without content (`/app-shell`). */
export const appShellMark = { name: "app-shell", content: "empty" } as const;

/** Whether the browser received the app shell instead of a page; then there is nothing to hydrate. */
export function isAppShell(): boolean {
  return document.querySelector(`meta[name="${appShellMark.name}"]`) !== null;
}
