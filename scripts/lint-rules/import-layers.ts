import { posix } from "node:path";
import { findPart, resolveAlias, type PlacedPart } from "./find-part.ts";
import { repositoryPath } from "./repository-path.ts";
import type { NodeOf, Rule } from "./rule-types.ts";

type Importer = { readonly file: string; readonly from: PlacedPart; readonly isTest: boolean };

/** Checks imports between layers: which layers and packages a file may import, and in which form. */
export const importLayers: Rule = {
  meta: { type: "problem" },
  create(context) {
    const file = repositoryPath(context.filename);
    const from = findPart(file);
    if (!from) {
      return {
        Program(node) {
          context.report({
            node,
            message: "This file is in no layer (see scripts/lint-rules/layers.ts).",
          });
        },
      };
    }
    const importer = { file, from, isTest: /\.test\.tsx?$/.test(file) };
    const check = (node: NodeOf<"Literal">, specifier: string, isType: boolean): void => {
      const message = describeUnexpectedError(importer, specifier, isType);
      if (message !== undefined) context.report({ node, message });
    };
    return {
      ImportDeclaration(node) {
        check(node.source, node.source.value, node.importKind === "type");
      },
      ExportNamedDeclaration(node) {
        if (node.source) check(node.source, node.source.value, node.exportKind === "type");
      },
      ExportAllDeclaration(node) {
        check(node.source, node.source.value, node.exportKind === "type");
      },
      ImportExpression({ source }) {
        if (source.type === "Literal" && typeof source.value === "string") {
          check(source, source.value, false);
        }
      },
      TSImportType(node) {
        check(node.source, node.source.value, true);
      },
    };
  },
};

function describeUnexpectedError(
  importer: Importer,
  specifier: string,
  isType: boolean,
): string | undefined {
  const path = specifier.replace(/\?.*$/, "");
  const isRelative = path.startsWith(".");
  if (!isRelative && !path.startsWith("#")) return describePackageError(importer, path, isType);
  if (!/\.[a-z0-9]+$/.test(path)) return `Write the file's ending: '${specifier}'.`;
  const target = isRelative ? posix.join(posix.dirname(importer.file), path) : resolveAlias(path);
  if (isRelative && isReachedByAlias(importer.file, path, target)) {
    return `Write '#${target.replace("packages/", "")}'.`;
  }
  if (!isRelative && posix.dirname(target) === posix.dirname(importer.file)) {
    return `Write './${posix.basename(target)}'.`;
  }
  return /\.(tsx?|json)$/.test(target) ? describeLayerError(importer, target, isType) : undefined;
}

function describeLayerError(
  importer: Importer,
  target: string,
  isType: boolean,
): string | undefined {
  const { part, place } = importer.from;
  const to = findPart(target);
  if (!to) return `'${target}' is in no layer (see scripts/lint-rules/layers.ts).`;
  if (to.place === place || part.imports.includes(to.part.path)) return undefined;
  if (isType && part.types?.includes(to.part.path)) return undefined;
  if (importer.isTest && isSameLayer(to.place, place)) return undefined;
  if (importer.isTest && to.place === "web/testing/" && place.startsWith("web/")) return undefined;
  if (part.types?.includes(to.part.path)) return `${place} may import types only from ${to.place}.`;
  return `${place} may not import ${to.place}.`;
}

/** A test of the server or of the catalogue may import anything from it. */
function isSameLayer(...places: readonly string[]): boolean {
  return ["server/", "catalogue/"].some((appContext) =>
    places.every((place) => place.startsWith(appContext)),
  );
}

function describePackageError(
  importer: Importer,
  name: string,
  isType: boolean,
): string | undefined {
  if (importer.isTest) return undefined;
  const { part, place } = importer.from;
  if (part.onlyPackages && !matches(part.onlyPackages, name)) {
    return `${place} may not import the package '${name}'.`;
  }
  if (!isType && part.notPackages && matches(part.notPackages, name)) {
    return `The code of '${name}' has no place in ${place}.`;
  }
  return undefined;
}

/** Matches a package's name, its subpaths, or a scope that ends in a separator. */
function matches(names: readonly string[], name: string): boolean {
  return names.some((listed) =>
    /[/:]$/.test(listed)
      ? name.startsWith(listed)
      : name === listed || name.startsWith(`${listed}/`),
  );
}

/** package.json has an alias for each layer that others import; `studio/` is another package. */
const layersWithAlias = new Set([
  "domain",
  "catalogue",
  "datasheets",
  "embedded-postgres",
  "server",
  "web",
]);

/** A file of another layer, or one outside this folder in a layer with an alias. */
function isReachedByAlias(from: string, path: string, target: string): boolean {
  const [layer = ""] = target.replace("packages/", "").split("/", 1);
  const [importing] = from.replace("packages/", "").split("/", 1);
  if (!layersWithAlias.has(layer) || !from.includes("/") || importing === "studio") return false;
  return path.startsWith("../") || importing !== layer;
}
