import { partSamples } from "../support/part-routes.ts";
import { specifiedRoutes } from "../support/specified-routes.ts";
import { pageAt, type State } from "./state.ts";

/** Pages that are rendered on request, as a guest sees them. */
const renderedPages = [
  "/shop",
  "/account",
  "/quotes",
  "/confirm-email",
  "/auth",
  "/admin-login",
  "/admin/setup",
];

/** Every specified page and one of each kind of part, named by its address. */
export const routeStates: readonly State[] = [
  ...specifiedRoutes.keys(),
  ...partSamples,
  ...renderedPages,
].map((path) =>
  pageAt(path === "/" ? "home" : path.slice(1).replaceAll("/", "-"), path, { isPage: true }),
);
