/** Whether this browser shows notifications of this site; undefined if it can't. */
export function readPermission(): NotificationPermission | undefined {
  return typeof Notification === "undefined" ? undefined : Notification.permission;
}

/** Asks for the permission, which the browser shows once. */
export async function askForPermission(): Promise<boolean> {
  if (readPermission() === undefined) return false;
  return (await Notification.requestPermission()) === "granted";
}

/**
 * Shows a notification of the system. A click on it shows the tab.
 * @param tag Notifications with the same tag, such as those of two tabs, are shown once.
 */
export function showNotification(title: string, tag: string): void {
  if (readPermission() !== "granted") return;
  try {
    const notification = new Notification(title, { tag, icon: "/favicon.png" });
    notification.addEventListener("click", () => {
      window.focus();
      notification.close();
    });
  } catch {
    // Chrome on Android shows them only from a service worker.
    void navigator.serviceWorker
      ?.getRegistration()
      .then((worker) => worker?.showNotification(title, { tag, icon: "/favicon.png" }))
      .catch(() => undefined);
  }
}
