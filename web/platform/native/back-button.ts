import { App } from "@capacitor/app";
import type { RegisteredRouter } from "@tanstack/react-router";

/**
 * Handles the back button of Android: closes the top dialog as Escape does, else goes back, else
 * minimises the app.
 */
export async function listenForBackButton(router: RegisteredRouter): Promise<void> {
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
