import { App } from "@capacitor/app";
import type { RegisteredRouter } from "@tanstack/react-router";

/**
 * Opens links to the site that other apps pass to this one.
 * @param origin The site's origin; other origins are ignored.
 */
export async function followDeepLinks(origin: string, router: RegisteredRouter): Promise<void> {
  await App.addListener("appUrlOpen", ({ url }) => {
    const path = getPath(url, origin);
    if (path !== undefined) router.history.push(path);
  });
  const launch = await App.getLaunchUrl();
  const path = launch && getPath(launch.url, origin);
  // The app starts at '/'; on another path it was reloaded, and the launch link was followed
  // before.
  if (path !== undefined && window.location.pathname === "/") router.history.replace(path);
}

/** Path, query and fragment of a URL of the site; undefined for other origins. */
export function getPath(address: string, origin: string): string | undefined {
  const url = URL.parse(address);
  return url?.origin === origin ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
