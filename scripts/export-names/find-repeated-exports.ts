import type { SourceFile } from "../product-rules/find-rule-errors.ts";

/** Names that several files may export, with the reason. */
const sharedNames: Readonly<Record<string, string>> = {
  Route: "the router finds a page by this export",
  api: "the contract, implemented on the server and faked for component tests",
  fillOrderForm: "the same step, in journeys and in component tests",
  findAccessibilityErrors: "the same check, in journeys and in component tests",
  keepInCart: "the same step, in journeys and in component tests",
  openCart: "the same step, in journeys and in component tests",
  test: "the runner's function, with the fixtures of an engine",
};

/** Folders whose exports are not compared, with the reason. */
const ownFolders: Readonly<Record<string, string>> = {
  "packages/": "packages of their own",
  "studio/": "a package of its own",
  "web/messages/": "a dictionary has the name of its subject in each language",
};

const declaration =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|type|interface|enum) (\w+)/gm;

/** Finds names that more than one file exports, and entries above that no longer apply. */
export function findRepeatedExports(
  files: readonly SourceFile[],
  shared: Readonly<Record<string, string>> = sharedNames,
): readonly string[] {
  const paths = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    if (Object.keys(ownFolders).some((folder) => path.startsWith(folder))) continue;
    for (const [, name = ""] of text.matchAll(declaration)) {
      paths.set(name, (paths.get(name) ?? new Set()).add(path));
    }
  }
  const repeated = [...paths].filter(([, found]) => found.size > 1);
  const unused = Object.keys(shared).filter((name) => !((paths.get(name)?.size ?? 0) > 1));
  return [
    ...repeated
      .filter(([name]) => !Object.hasOwn(shared, name))
      .map(([name, found]) => `'${name}' is exported by ${[...found].toSorted().join(" and ")}`),
    ...unused.map((name) => `'${name}' is exported once and needs no exception`),
  ].toSorted();
}
