import type { NodeOf, Rule } from "./rule-types.ts";

const impureMembers = new Set(["Date.now", "Math.random", "performance.now", "crypto.randomUUID"]);
const message =
  "A rule gives the same answer for the same input: take time and chance as parameters.";

/** Forbids the clock and randomness in pure layers. */
export const pureRules: Rule = {
  meta: { type: "problem" },
  create: (context) => ({
    MemberExpression(node) {
      if (impureMembers.has(dottedName(node))) context.report({ node, message });
    },
    NewExpression(node) {
      if (isDate(node) && node.arguments.length === 0) context.report({ node, message });
    },
    CallExpression(node) {
      // Date() without new returns the current time, whatever its arguments are.
      if (isDate(node)) context.report({ node, message });
    },
  }),
};

function isDate(node: NodeOf<"NewExpression"> | NodeOf<"CallExpression">): boolean {
  return node.callee.type === "Identifier" && node.callee.name === "Date";
}

function dottedName(node: NodeOf<"MemberExpression">): string {
  const { object, property } = node;
  if (object.type !== "Identifier") return "";
  if (property.type === "Identifier") return `${object.name}.${property.name}`;
  return property.type === "Literal" ? `${object.name}.${String(property.value)}` : "";
}
