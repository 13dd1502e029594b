import type { RegisteredRouter } from "@tanstack/react-router";
import { apiOriginMark } from "#domain/native-app.ts";
import { setPlatform } from "./platform.ts";

/**
 * Finds out what the page runs on. Only the app's own index.html names the server's address; the
 * app's code is fetched there alone. Has to be asked before React replaces the document, and
 * waited for before the router loads a page.
 */
export async function startPlatform(router: RegisteredRouter): Promise<void> {
  const mark = document.querySelector<HTMLMetaElement>(`meta[name="${apiOriginMark}"]`);
  if (!mark) return;
  const { startNativeApp } = await import("./native/start-native-app.ts");
  setPlatform(await startNativeApp(mark.content, router));
}
