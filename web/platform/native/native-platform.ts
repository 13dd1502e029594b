import { Camera } from "@capacitor/camera";
import { Haptics, ImpactStyle } from "@capacitor/haptics";
import { Share } from "@capacitor/share";
import { logError } from "#web/platform/log-error.ts";
import type { Platform } from "#web/platform/platform.ts";
import { createServerFetch } from "./server-fetch.ts";
import type { SessionToken } from "./session-token.ts";

/** Max side of a photo in pixels, which is the server's limit too; uploads are limited to 5 MB. */
const photoSide = 2560;

/**
 * Platform of the native app: its pages are bundled, and the server is remote.
 * @param origin The server's origin, which is the site's.
 */
export function createNativePlatform(origin: string, token: SessionToken): Platform {
  return {
    serverUrl: (path) => `${origin}${path}`,
    fetch: createServerFetch(origin, token),
    sessionHeaders() {
      const current = token.current();
      return current === undefined ? {} : { authorization: `Bearer ${current}` };
    },
    pageUrl() {
      const { pathname, search, hash } = window.location;
      return `${origin}${pathname}${search}${hash}`;
    },
    async share(page) {
      // Rejects when the user closes the share sheet, which isn't an error.
      await Share.share(page).catch(() => undefined);
      return "shared";
    },
    // App web views have no print().
    canPrint: false,
    canSave: false,
    takePhoto,
    tap() {
      // Not every device supports haptics.
      void Haptics.impact({ style: ImpactStyle.Light }).catch(() => undefined);
    },
  };
}

async function takePhoto(): Promise<File | undefined> {
  const side = { targetWidth: photoSide, targetHeight: photoSide };
  try {
    const photo = await Camera.takePhoto({ ...side, quality: 85, correctOrientation: true });
    if (photo.webPath === undefined) return undefined;
    const file = await (await fetch(photo.webPath)).blob();
    return new File([file], "photo.jpg", { type: file.type });
  } catch (error) {
    // Also reached when the user cancels the camera.
    logError("No photo was taken", error);
    return undefined;
  }
}
