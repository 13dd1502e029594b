import { join } from "node:path";
import { ensureBuild } from "../ensure-build.ts";
import { readApiOrigin } from "./read-api-origin.ts";
import { writeApp } from "./write-app.ts";

/**
 * Creates `dist/native` for the server in API_ORIGIN and returns its origin. Builds the site first if
 * the build is outdated.
 */
export async function buildApp(root: string): Promise<string> {
  const apiOrigin = readApiOrigin(process.env["API_ORIGIN"]);
  if ((await ensureBuild(root)) !== "current") throw new Error("The site can't be built");
  await writeApp(join(root, "dist"), apiOrigin);
  console.log(`dist/native: the app for ${apiOrigin}`);
  return apiOrigin;
}
