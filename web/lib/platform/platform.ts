import { webPlatform } from "./web-platform.ts";

/** Where a page is shown to people outside. */
export interface SharedPage {
  readonly title: string;
  readonly url: string;
}

/** What a site in a browser and the native app do differently. Nothing else asks which it is. */
export interface Platform {
  /** Address of what only the server has, such as an upload; the path starts with a slash. */
  readonly serverUrl: (path: string) => string;
  /** Asks the server, with the session if there is one. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** The headers that show the session, for requests that `fetch` can't make. */
  readonly sessionHeaders: () => Readonly<Record<string, string>>;
  /** Address of the page on screen, as everybody can open it. */
  readonly pageUrl: () => string;
  /** Shows the device's share sheet, or copies the address where there is none. */
  readonly share: (page: SharedPage) => Promise<"shared" | "copied" | "failed">;
  /** Keeps the site on the device and renews it. Absent where all of it is installed. */
  readonly serviceWorker?: string;
  /** Whether pages can be printed. */
  readonly canPrint: boolean;
  /** Takes a photo; undefined where nobody took one. Absent where a file field has to do. */
  readonly takePhoto?: () => Promise<File | undefined>;
  /** A light knock of the device, where it can: something was done. */
  readonly tap: () => void;
}

let current: Platform = webPlatform;

/** What the page runs on. */
export function platform(): Platform {
  return current;
}

/** Once, before the first page is loaded. */
export function setPlatform(platformOfApp: Platform): void {
  current = platformOfApp;
}
