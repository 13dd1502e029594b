import type { AnyRouter } from "@tanstack/react-router";

/** The part of the framework's manifest that names a route's scripts. */
type RouteFiles = { preloads?: readonly (string | { readonly href: string })[] };

const taken = new WeakMap<object, readonly string[]>();

/**
 * Lets a page name its scripts only in the script that loads them. The router would render a link for each, and
 * pass all to the browser, which would add the links again.
 */
export function passNoScripts(router: AnyRouter): void {
  const { dehydrate } = router.options;
  // Called before the manifest is passed and the page is rendered.
  router.options.dehydrate = () => {
    takeScripts(router);
    const passed: unknown = dehydrate?.();
    return passed;
  };
}

/** Removes the scripts of all routes from the manifest, which all pages share. */
function takeScripts(router: AnyRouter): void {
  const routes: Readonly<Record<string, RouteFiles>> = router.ssr?.manifest?.routes ?? {};
  for (const route of Object.values(routes)) {
    if (!route.preloads) continue;
    const files = route.preloads.map((file) => (typeof file === "string" ? file : file.href));
    taken.set(route, files);
    delete route.preloads;
  }
}

/** The scripts that a page needs, as paths. */
export function listScripts(router: AnyRouter): readonly string[] {
  const routes: Readonly<Record<string, RouteFiles>> = router.ssr?.manifest?.routes ?? {};
  const files = router.state.matches.flatMap(({ routeId }) => {
    const route = routes[routeId];
    return route ? (taken.get(route) ?? []) : [];
  });
  return [...new Set(files)];
}
