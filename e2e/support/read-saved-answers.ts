import type { Page } from "@playwright/test";

/** Names of the responses that the device caches for offline use. */
export function readSavedAnswers(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const all = await indexedDB.databases();
    // Opening a missing database would create it without the object stores that the page adds.
    if (!all.some(({ name }) => name === "last-seen")) return [];
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("last-seen");
      opening.addEventListener("success", () => resolve(opening.result));
      opening.addEventListener("error", () => reject(new Error("not opened")));
    });
    const names = await new Promise<readonly IDBValidKey[]>((resolve) => {
      const asked = database.transaction("answers").objectStore("answers").getAllKeys();
      asked.addEventListener("success", () => resolve(asked.result));
    });
    database.close();
    return names.map(String);
  });
}
