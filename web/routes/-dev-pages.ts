import { Route, createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { Route as root } from "./__root.tsx";

const path = "/dev/ui";

// Vite's address of the source. Scripts import it too, but seconds after the first paint of a cold start.
const stylesheet = "/web/features/dev-ui/dev-ui.css";

type DevPageHead = {
  readonly meta: { readonly title: string }[];
  readonly links: { readonly rel: string; readonly href: string }[];
};

/** The head of the page of components, which is painted before its scripts have loaded. */
export function describeDevPage(): DevPageHead {
  return { meta: [{ title: "Components" }], links: [{ rel: "stylesheet", href: stylesheet }] };
}

/**
 * Adds the development pages to the route tree. Not a route file, because that would be part of
 * every build; only development calls it.
 */
export function addDevPages(): void {
  const page = createRoute({
    getParentRoute: () => root,
    path,
    staticData: { shell: "workplace" },
    head: describeDevPage,
    component: lazyRouteComponent(
      () => import("#web/features/dev-ui/dev-ui-page.tsx"),
      "DevUiPage",
    ),
  });
  const present: readonly unknown[] = Array.isArray(root.children) ? root.children : [];
  root.addChildren([...present.filter(isOther), page]);
}

/** Drops the page added before a hot reload. */
function isOther(route: unknown): route is Route {
  return route instanceof Route && !("path" in route.options && route.options.path === path);
}
