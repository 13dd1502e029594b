import { createStartHandler, defaultStreamHandler } from "@tanstack/react-start/server";
import { createServerEntry, type ServerEntry } from "@tanstack/react-start/server-entry";

const entry: ServerEntry = createServerEntry({ fetch: createStartHandler(defaultStreamHandler) });

// The build tool and the HTTP server both expect a default export here.
export default entry;
