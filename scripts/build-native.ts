import { join } from "node:path";
import { buildApp } from "./native/build-app.ts";

await buildApp(join(import.meta.dirname, ".."));
