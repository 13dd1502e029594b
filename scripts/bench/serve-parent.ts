import type { Server } from "node:http";

/** Listens on a free port and sends it to the process that forked this one; ends when that disconnects. */
export function serveParent(server: Server): void {
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.({ port: typeof address === "object" ? address?.port : undefined });
  });
  process.on("disconnect", () => process.exit());
}
