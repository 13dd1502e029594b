import { App } from "@capacitor/app";
import type { RegisteredRouter } from "@tanstack/react-router";

/**
 * Opens addresses of the site that other apps hand over, in place of a browser.
 *
 * @param origin The site's origin; others are left alone.
 */
export async function followDeepLinks(origin: string, router: RegisteredRouter): Promise<void> {
  await App.addListener("appUrlOpen", ({ url }) => {
    const path = getPath(url, origin);
    if (path !== undefined) router.history.push(path);
  });
  const launch = await App.getLaunchUrl();
  const path = launch && getPath(launch.url, origin);
  // The app opens at '/'; elsewhere it has only been loaded again, and the link is long followed.
  if (path !== undefined && window.location.pathname === "/") router.history.replace(path);
}

/** Path, query and fragment of an address of the site. */
export function getPath(address: string, origin: string): string | undefined {
  const url = URL.parse(address);
  return url?.origin === origin ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
