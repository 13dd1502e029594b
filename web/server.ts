import { createStartHandler, defaultStreamHandler } from "@tanstack/react-start/server";
import { createServerEntry } from "@tanstack/react-start/server-entry";
import type { ServerEntry } from "@tanstack/react-start/server-entry";

const entry: ServerEntry = createServerEntry({ fetch: createStartHandler(defaultStreamHandler) });

// The build tool and the HTTP server both expect a default export here.
export default entry;
