import { App } from "@capacitor/app";
import type { RegisteredRouter } from "@tanstack/react-router";

/**
 * The back button of Android: closes what lies on top as Escape does, then goes back, and puts the
 * app away on the page it began with.
 */
export async function listenForBackButton(router: RegisteredRouter): Promise<void> {
  await App.addListener("backButton", () => {
    if (closeTopDialog()) return;
    if (router.history.canGoBack()) router.history.back();
    else void App.minimizeApp();
  });
}

/** Whoever takes the key keeps others from it, which tells that something was open. */
function closeTopDialog(): boolean {
  return !document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));
}
