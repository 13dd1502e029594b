import { relative, resolve, sep } from "node:path";

/** The folder with package.json. */
export const repositoryRoot = resolve(import.meta.dirname, "../..");

/** A file's path from the root of the repository, with forward slashes. */
export function repositoryPath(file: string): string {
  return relative(repositoryRoot, file).split(sep).join("/");
}
