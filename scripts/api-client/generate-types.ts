import { registerHooks } from "node:module";
import type { ApiDocument } from "../api-docs/openapi-document.ts";

/**
 * Generates the types of a client, as `sampleClientCommand` does. openapi-typescript prints with the
 * compiler's own syntax tree, which TypeScript 7 no longer exports; it gets the one of TypeScript 5.
 */
export async function generateTypes(document: ApiDocument): Promise<string> {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier === "typescript"
        ? { url: import.meta.resolve("./typescript-5.ts"), shortCircuit: true }
        : next(specifier, context),
  });
  try {
    const { astToString, default: generate } = await import("openapi-typescript");
    const options = { rootTypes: true, rootTypesNoSchemaPrefix: true, defaultNonNullable: false };
    return astToString(await generate(JSON.stringify(document), options));
  } finally {
    hooks.deregister();
  }
}
