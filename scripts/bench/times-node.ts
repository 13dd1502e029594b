import type { Figure } from "./figure.ts";

/** CPU of the server and PostgreSQL divided by that of a bare node:http server with the same statements. */
export function getTimesNode({ requests, node }: Figure): number | undefined {
  return requests && node && (requests.server + requests.database) / (node.server + node.database);
}
