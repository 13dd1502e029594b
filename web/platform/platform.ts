import { webPlatform } from "./web-platform.ts";

/** A page passed to the share sheet. */
export type SharedPage = {
  readonly title: string;
  readonly url: string;
};

/**
 * Everything that differs between the site in a browser and the native app. No other code checks
 * which one it runs in.
 */
export type Platform = {
  /** URL of a file that only the server has, such as an upload; the path starts with a slash. */
  readonly serverUrl: (path: string) => string;
  /** Sends a request to the server, with the session if there is one. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Session headers, for requests that `fetch` can't make. */
  readonly sessionHeaders: () => Readonly<Record<string, string>>;
  /** Public URL of the current page. */
  readonly pageUrl: () => string;
  /** Opens the device's share sheet, or copies the URL where there is none. */
  readonly share: (page: SharedPage) => Promise<"shared" | "copied" | "failed">;
  /** Path of the service worker. Absent in the app, where all files are installed. */
  readonly serviceWorker?: string;
  /** Whether pages can be printed. */
  readonly canPrint: boolean;
  /** Whether pages can save files that they made or loaded. */
  readonly canSave: boolean;
  /** Takes a photo; undefined when the user cancels. Absent where a file field is used instead. */
  readonly takePhoto?: () => Promise<File | undefined>;
  /** Short haptic feedback for a completed action, where the device supports it. */
  readonly tap: () => void;
};

let current: Platform = webPlatform;

/** The current platform. */
export function platform(): Platform {
  return current;
}

/** Call once, before the first page loads. */
export function setPlatform(platformOfApp: Platform): void {
  current = platformOfApp;
}
