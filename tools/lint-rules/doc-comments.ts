import { findDocErrors, type DocumentedFunction } from "./find-doc-faults.ts";
import type { NodeOf, Rule, RuleContext } from "./rule-types.ts";

type ExportNode = NodeOf<"ExportNamedDeclaration">;
type FunctionNode = NodeOf<"FunctionDeclaration"> | NodeOf<"ArrowFunctionExpression">;
type AnyNode = NodeOf<"*">;

/** Wants a doc comment on every exported function: what it does, each parameter, result, refusals. */
export const docComments: Rule = {
  meta: { type: "suggestion" },
  create: (context) => ({
    ExportNamedDeclaration(node) {
      if (isOverloadedAbove(node)) return;
      for (const { name, fn } of exportedFunctions(node)) {
        const subject = describeFunction(fn);
        for (const fault of findDocErrors(docTextBefore(context, node), subject)) {
          context.report({ node: fn, message: `${name}: ${fault}` });
        }
      }
    },
  }),
};

function exportedFunctions({ declaration }: ExportNode): { name: string; fn: FunctionNode }[] {
  if (isFunction(declaration)) {
    return [{ name: declaration.id?.name ?? "function", fn: declaration }];
  }
  if (declaration?.type !== "VariableDeclaration") return [];
  return declaration.declarations.flatMap(({ id, init }) =>
    init?.type === "ArrowFunctionExpression" || init?.type === "FunctionExpression"
      ? [{ name: id.type === "Identifier" ? id.name : "function", fn: init }]
      : [],
  );
}

/** Of a function with several signatures the first one carries the comment. */
function isOverloadedAbove(node: ExportNode): boolean {
  if (!isFunction(node.declaration) || node.parent.type !== "Program") return false;
  const above = node.parent.body[node.parent.body.indexOf(node) - 1];
  return (
    above?.type === "ExportNamedDeclaration" &&
    above.declaration?.type === "TSDeclareFunction" &&
    above.declaration.id?.name === node.declaration.id?.name
  );
}

function isFunction(node: ExportNode["declaration"]): node is NodeOf<"FunctionDeclaration"> {
  return node?.type === "FunctionDeclaration" || node?.type === "TSDeclareFunction";
}

function docTextBefore(context: RuleContext, node: ExportNode): string | undefined {
  const comment = context.sourceCode.getCommentsBefore(node).at(-1);
  return comment?.type === "Block" && comment.value.startsWith("*") ? comment.value : undefined;
}

function describeFunction(fn: FunctionNode): DocumentedFunction {
  const names = fn.params
    .map((param) => (param.type === "AssignmentPattern" ? param.left : param))
    .map((param) => (param.type === "RestElement" ? param.argument : param))
    .map((param) => (param.type === "Identifier" ? param.name : undefined));
  return {
    parameters: names.filter((name) => name !== "this"),
    returnsValue: returnsValue(fn),
    throws: fn.body !== null && throwsItself(fn.body),
  };
}

function returnsValue(fn: FunctionNode): boolean {
  const annotation = fn.returnType?.typeAnnotation;
  if (!annotation) return false;
  if (annotation.type === "TSTypePredicate") return !annotation.asserts;
  if (annotation.type !== "TSTypeReference") return !isNothing(annotation.type);
  const isPromise =
    annotation.typeName.type === "Identifier" && annotation.typeName.name === "Promise";
  const [inner] = annotation.typeArguments?.params ?? [];
  return !(isPromise && inner && isNothing(inner.type));
}

function isNothing(type: string): boolean {
  return ["TSVoidKeyword", "TSNeverKeyword", "TSUndefinedKeyword"].includes(type);
}

/** Looks for a `throw` that leaves the function: not in an inner function, not caught right there. */
function throwsItself(node: AnyNode): boolean {
  if (node.type === "ThrowStatement") return true;
  if (/Function|^Class/.test(node.type)) return false;
  return getChildren(node).some((child) => throwsItself(child));
}

function getChildren(node: AnyNode): AnyNode[] {
  const isCaught = node.type === "TryStatement" && node.handler !== null;
  return Object.entries(node)
    .filter(([key]) => key !== "parent" && !(isCaught && key === "block"))
    .flatMap(([, value]): unknown => value)
    .filter(isNode);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && "type" in value;
}
