import type { Rule } from "./rule-types.ts";

const message = "Import a thing from the file that defines it; no barrels.";

/** Forbids re-exports. */
export const noReexports: Rule = {
  meta: { type: "problem" },
  create: (context) => ({
    ExportAllDeclaration(node) {
      context.report({ node, message });
    },
    ExportNamedDeclaration(node) {
      if (node.source) context.report({ node, message });
    },
  }),
};
