import { join } from "node:path";
import { ensureBuild } from "../ensure-build.ts";
import { readApiOrigin } from "./read-api-origin.ts";
import { writeApp } from "./write-app.ts";

/**
 * Makes `dist/native` for the server that API_ORIGIN names, after a build of the site where that
 * isn't current.
 *
 * @param root Folder of the project.
 * @returns The server's origin.
 */
export async function buildApp(root: string): Promise<string> {
  const apiOrigin = readApiOrigin(process.env["API_ORIGIN"]);
  if ((await ensureBuild(root)) !== "current") throw new Error("The site can't be built");
  await writeApp(join(root, "dist"), apiOrigin);
  console.log(`dist/native: the app for ${apiOrigin}`);
  return apiOrigin;
}
