import { Camera } from "@capacitor/camera";
import { Haptics, ImpactStyle } from "@capacitor/haptics";
import { Share } from "@capacitor/share";
import { logError } from "../../log-error.ts";
import type { Platform } from "../platform.ts";
import { createServerFetch } from "./server-fetch.ts";
import type { SessionToken } from "./session-token.ts";

/** Longest side of a photo in pixels; the server keeps no larger one, and 5 MB is its limit. */
const photoSide = 2560;

/**
 * The app on a phone: its pages lie on the device, the server is somewhere else.
 *
 * @param origin The server's origin, which is the site's.
 * @param token Where the session is kept.
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
      // Closing the sheet rejects; that is a choice, not a fault.
      await Share.share(page).catch(() => undefined);
      return "shared";
    },
    // Web views of apps have no print().
    canPrint: false,
    takePhoto,
    tap() {
      // Not every device has the motor for it.
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
    // Putting the camera away, too, ends here.
    logError("No photo was taken", error);
    return undefined;
  }
}
