import { App } from "@capacitor/app";
import { SplashScreen } from "@capacitor/splash-screen";
import type { RegisteredRouter } from "@tanstack/react-router";
import type { Platform } from "#web/platform/platform.ts";
import { followDeepLinks } from "./deep-links.ts";
import { createNativePlatform } from "./native-platform.ts";
import { openLinksOutside } from "./outside-links.ts";
import { openSessionToken } from "./session-token.ts";

/**
 * Connects the app to the device before the first page loads.
 * @param origin The server's origin.
 */
export async function startNativeApp(origin: string, router: RegisteredRouter): Promise<Platform> {
  const platform = createNativePlatform(origin, await openSessionToken());
  await listenForBackButton(router);
  await followDeepLinks(origin, router);
  openLinksOutside(platform);
  const stopWaiting = router.subscribe("onRendered", () => {
    stopWaiting();
    void SplashScreen.hide();
  });
  return platform;
}

/**
 * Handles the back button of Android: closes the top dialog as Escape does, else goes back, else
 * minimises the app.
 */
async function listenForBackButton(router: RegisteredRouter): Promise<void> {
  await App.addListener("backButton", () => {
    if (closeTopDialog()) return;
    if (router.history.canGoBack()) router.history.back();
    else void App.minimizeApp();
  });
}

/**
 * Sends Escape. A handler that closes something calls preventDefault(), which shows that a dialog
 * was open.
 */
function closeTopDialog(): boolean {
  return !document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));
}
