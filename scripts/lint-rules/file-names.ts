import { repositoryPath } from "./repository-path.ts";
import type { Rule } from "./rule-types.ts";

const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
const attic = /(?:^|-)(?:utils?|helpers?|common|misc)$/;

/**
 * Requires kebab-case names that describe the content; 'utils' and similar names collect unrelated
 * code.
 */
export const fileNames: Rule = {
  meta: { type: "suggestion" },
  create: (context) => ({
    Program(node) {
      const path = repositoryPath(context.filename);
      for (const name of path.split("/")) {
        const message = describeUnexpectedError(name, path);
        if (message !== undefined) context.report({ node, message });
      }
    },
  }),
};

function describeUnexpectedError(name: string, path: string): string | undefined {
  const words = path.startsWith("web/routes/") ? withoutRouteMarks(name) : name;
  const isGenerated = /\.gen\.[a-z]+$/.test(name);
  if (!isGenerated && words !== "" && !kebabCase.test(words))
    return `Write '${name}' in kebab-case.`;
  const bareName = name.split(".", 1)[0] ?? "";
  return attic.test(bareName) ? `'${bareName}' says nothing: name what is inside.` : undefined;
}

/** Routes have their own syntax: `__root`, `_layout`, `-no-route`, `$orderId`, `shop_.new`, `a[.]xml`. */
function withoutRouteMarks(name: string): string {
  return name
    .replaceAll("[.]", ".")
    .split(".")
    .map((part) => part.replaceAll(/^[-_]+|_+$/g, "").replace(/^\$[a-zA-Z]*$/, ""))
    .filter((part) => part !== "")
    .join(".");
}
