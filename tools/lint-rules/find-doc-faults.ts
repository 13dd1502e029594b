/** What a doc comment has to speak about. */
export type DocumentedFunction = {
  /** Names in order; undefined stands for a destructured parameter, which may get any name. */
  readonly parameters: readonly (string | undefined)[];
  readonly returnsValue: boolean;
  readonly throws: boolean;
};

type DocComment = {
  readonly description: string;
  readonly tags: readonly { readonly name: string; readonly text: string }[];
};

/** Compares a doc comment, without its outer slashes, with the function below it. */
export function findDocErrors(comment: string | undefined, fn: DocumentedFunction): string[] {
  if (comment === undefined) return ["has no doc comment."];
  const doc = parseDocComment(comment);
  const faults = findParameterErrors(doc, fn.parameters);
  if (doc.description === "") faults.unshift("the doc comment doesn't say what it does.");
  if (fn.returnsValue && !hasText(doc, "returns")) faults.push("@returns is missing.");
  if (fn.throws && !hasText(doc, "throws")) faults.push("@throws is missing.");
  return faults;
}

function findParameterErrors(
  doc: DocComment,
  parameters: readonly (string | undefined)[],
): string[] {
  const documented = doc.tags
    .filter((tag) => tag.name === "param")
    .map((tag) => /^(?:\{[^}]*\}\s*)?\[?([\w$]+)\]?\s*-?\s*(.*)$/s.exec(tag.text))
    .map((match) => ({ name: match?.[1] ?? "", text: match?.[2] ?? "" }));
  const named = parameters.filter((name) => name !== undefined);
  const missing = named.filter((name) => !documented.some((tag) => tag.name === name && tag.text));
  const spare = documented.filter((tag) => !named.includes(tag.name));
  const unnamed = parameters.length - named.length;
  return [
    ...missing.map((name) => `@param ${name} is missing or empty.`),
    ...(spare.length < unnamed ? ["@param for the destructured parameter is missing."] : []),
    ...spare.slice(unnamed).map((tag) => `@param ${tag.name} names no parameter.`),
  ];
}

function hasText(doc: DocComment, name: string): boolean {
  return doc.tags.some((tag) => tag.name === name && tag.text !== "");
}

function parseDocComment(comment: string): DocComment {
  const text = comment
    .split("\n")
    .map((line) => line.replace(/^\s*\*+ ?/, ""))
    .join("\n");
  const [description = "", ...sections] = text.split(/^\s*@(?=[a-z])/m);
  return {
    description: description.trim(),
    tags: sections.map((section) => {
      const [name = ""] = /^[a-z]+/i.exec(section) ?? [];
      return { name, text: section.slice(name.length).trim() };
    }),
  };
}
