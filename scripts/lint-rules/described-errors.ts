import type { NodeOf, Rule } from "./rule-types.ts";

const levels = new Set(["fatal", "error", "warn", "info", "debug", "trace"]);
const logs = /^#?(?:log|logger)$/;
/** Functions that turn an error into text that is safe to log. */
const describers = new Set(["describeError", "nameDeliveryError"]);
const errorNames = /^(?:e|ex|exception|cause|failure|error|\w*err(?:or)?)$/i;
const message =
  "Errors of the database carry statements, values and keys: log { err: describeError(error) }.";

type Call = NodeOf<"CallExpression">;
type Syntax = { readonly type: string; readonly parent?: unknown } & Readonly<
  Record<string, unknown>
>;

/** Forbids passing an error, or its text, to the log directly. */
export const describedErrors: Rule = {
  meta: { type: "problem" },
  create: (context) => ({
    CallExpression(node) {
      if (!isLogCall(node)) return;
      const names = caughtNames(node);
      const isError = (name: string): boolean => errorNames.test(name) || names.has(name);
      for (const argument of node.arguments) {
        if (mentions(argument, isError)) context.report({ node: argument, message });
      }
    },
  }),
};

/** `log.warn(…)`, `ctx.log.warn(…)`, `this.#log.warn(…)`. */
function isLogCall(node: Call): boolean {
  const { callee } = node;
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return false;
  const { object } = callee;
  const last = object.type === "MemberExpression" ? object.property : object;
  const name = last.type === "Identifier" || last.type === "PrivateIdentifier" ? last.name : "";
  return levels.has(callee.property.name) && logs.test(name);
}

/** Names of the error in the `catch` clauses and `.catch(…)` callbacks around a call. */
function caughtNames(call: Call): ReadonlySet<string> {
  const names = new Set<string>();
  for (let node: unknown = call.parent; isSyntax(node); node = node.parent) {
    const caught = node.type === "CatchClause" ? node["param"] : findCatchParameter(node);
    if (isSyntax(caught) && caught.type === "Identifier") names.add(String(caught["name"]));
  }
  return names;
}

function findCatchParameter(node: Syntax): unknown {
  if (!/Function/.test(node.type) || !isSyntax(node.parent)) return undefined;
  const { callee } = node.parent;
  const method = isSyntax(callee) ? callee["property"] : undefined;
  const parameters = node["params"];
  const isCatch = isSyntax(method) && method["name"] === "catch";
  return isCatch && Array.isArray(parameters) ? parameters[0] : undefined;
}

/** Returns whether an expression uses an error anywhere except through a describer. */
function mentions(node: unknown, isError: (name: string) => boolean): boolean {
  if (!isSyntax(node)) return false;
  if (node.type === "Identifier") return isError(String(node["name"]));
  return getParts(node).some((part) => mentions(part, isError));
}

function getParts(node: Syntax): readonly unknown[] {
  if (node.type === "CallExpression" && isDescriber(node["callee"])) return [];
  if (node.type === "Property" && !node["computed"]) return [node["value"]];
  if (node.type === "MemberExpression" && !node["computed"]) return [node["object"]];
  return Object.entries(node)
    .filter(([key]) => key !== "parent")
    .flatMap(([, value]) => value);
}

function isDescriber(callee: unknown): boolean {
  return isSyntax(callee) && describers.has(String(callee["name"]));
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === "object" && value !== null && "type" in value;
}
