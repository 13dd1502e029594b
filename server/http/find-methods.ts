import { listRoutes } from "./contract/list-routes.ts";

const routes = listRoutes().map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`),
}));

/** Lists the methods that the routes of a path below /api take; none for an unknown path. */
export function findMethods(path: string): readonly string[] {
  return routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}
