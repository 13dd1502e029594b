import type { RegisteredRouter } from "@tanstack/react-router";
import { apiOriginMark } from "#domain/native-app.ts";
import { setPlatform } from "./platform.ts";

/**
 * Detects the platform. Only the app's own index.html contains the server's address, and only the
 * app fetches the native code. Call it before React replaces the document, and await it before the
 * router loads a page.
 */
export async function startPlatform(router: RegisteredRouter): Promise<void> {
  const mark = document.querySelector<HTMLMetaElement>(`meta[name="${apiOriginMark}"]`);
  if (!mark) return;
  const { startNativeApp } = await import("./native/start-native-app.ts");
  setPlatform(await startNativeApp(mark.content, router));
}
