import { fileURLToPath } from "node:url";
import { ensureBuild } from "./ensure-build.ts";

if (!(await ensureBuild(fileURLToPath(new URL("..", import.meta.url))))) process.exit(1);
await import(new URL("../dist/server/main.js", import.meta.url).href);
