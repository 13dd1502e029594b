import { SplashScreen } from "@capacitor/splash-screen";
import type { RegisteredRouter } from "@tanstack/react-router";
import type { Platform } from "#web/platform/platform.ts";
import { listenForBackButton } from "./back-button.ts";
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
