import { apiDocsStyle } from "./api-docs-style.ts";
import { describeType, listFields } from "./describe-schema.ts";
import { listErrorResponses } from "./list-error-responses.ts";
import type { ApiDocument, Content, Operation, Parameter } from "./openapi-document.ts";

type Route = {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
};

const methods = new Set(["get", "post", "put", "patch", "delete"]);

/** Renders the API's description as one page without scripts. */
export function renderApiDocs(document: ApiDocument): string {
  const routes: readonly Route[] = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = (document.tags ?? [])
    .map((tag) => ({
      ...tag,
      routes: routes.filter(({ operation }) => operation.tags?.includes(tag.name)),
    }))
    .filter((section) => section.routes.length > 0);
  const { title, version, description = "" } = document.info;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<style>${apiDocsStyle}</style>
</head>
<body>
<header><h1>${escape(title)}</h1><p>${escape(description)}</p>
<p><a href="/api/openapi.json">openapi.json</a> · OpenAPI 3.1 · version ${escape(version)}</p></header>
<div class="columns">
<nav aria-label="Sections"><ul>${sections.map(({ name, routes: own }) => `<li><a href="#${escape(name)}">${escape(name)}</a><ul>${own.map(renderLink).join("")}</ul></li>`).join("")}</ul></nav>
<main>
${sections
  .map(
    (section) =>
      `<section id="${escape(section.name)}"><h2>${escape(section.name)}</h2><p>${escape(section.description ?? "")}</p>
${section.routes.map(renderRoute).join("\n")}</section>`,
  )
  .join("\n")}
</main>
</div>
</body>
</html>
`;
}

function renderLink(route: Route): string {
  return `<li><a href="#${getId(route)}">${escape(route.operation.summary ?? route.path)}</a></li>`;
}

function renderRoute(route: Route): string {
  const { path, method, operation } = route;
  const { summary = "", description, parameters = [], requestBody, responses = {} } = operation;
  return `<article id="${getId(route)}"><h3><span class="method">${escape(method.toUpperCase())}</span> <code>${breakable(`/api${path}`)}</code></h3>
<p>${escape(summary)}${description ? `. ${renderWords(description)}` : ""}</p>
${renderParameters(parameters)}
${renderContent("Body", requestBody?.content)}
${Object.entries(responses)
  .filter(([status]) => Number(status) < 400)
  .map(
    ([status, { description: words = "", content }]) =>
      `<details><summary>Answer ${escape(status)} ${escape(words)}</summary>${renderContent("Fields", content) || "<p>No body.</p>"}</details>`,
  )
  .join("")}
${renderErrorResponses(responses)}</article>`;
}

function renderParameters(parameters: readonly Parameter[]): string {
  return renderTable(
    "Parameters",
    ["Name", "In", "Type", "Meaning"],
    parameters.map(({ name, in: where, required, schema = {}, description }) => [
      `<code>${breakable(name)}</code>`,
      `${escape(where)}${required ? ", required" : ""}`,
      renderType(describeType(schema)),
      renderWords(description ?? schema.description ?? ""),
    ]),
  );
}

function renderContent(title: string, content: Content | undefined): string {
  return Object.entries(content ?? {})
    .map(([type, { schema = {} }]) => {
      const caption = `${title}, ${type}`;
      const rows = listFields(schema).map((row) => [
        `<code>${breakable(row.name)}</code>`,
        row.isRequired ? "required" : "optional",
        renderType(row.type),
        renderWords(row.meaning),
      ]);
      if (rows.length === 0) return `<p>${escape(caption)}: ${escape(describeType(schema))}</p>`;
      return renderTable(caption, ["Field", "Needed", "Type", "Meaning"], rows);
    })
    .join("");
}

function renderErrorResponses(responses: NonNullable<Operation["responses"]>): string {
  const rows = listErrorResponses(responses).map(({ status, code, meaning }) => [
    `<code>${escape(status)}</code>`,
    code === "" ? "any" : `<code>${breakable(code)}</code>`,
    renderWords(meaning),
  ]);
  if (rows.length === 0) return "";
  return `<details><summary>Errors</summary>${renderTable("Answers with a code and a message", ["Status", "Code", "Meaning"], rows)}</details>`;
}

const classes: Readonly<Record<string, string>> = {
  Name: "name",
  Field: "name",
  In: "where",
  Needed: "where",
  Status: "where",
  Type: "type",
  Code: "name",
  Meaning: "meaning",
};

/** Renders a table whose first column has row headers; the cells are HTML. */
function renderTable(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  if (rows.length === 0) return "";
  const heads = columns.map(
    (column) => `<th scope="col" class="${classes[column] ?? ""}">${column}</th>`,
  );
  const lines = rows.map((cells) =>
    cells
      .map((cell, at) => {
        const style = classes[columns[at] ?? ""] ?? "";
        return at === 0
          ? `<th scope="row" class="${style}">${cell}</th>`
          : `<td class="${style}">${cell}</td>`;
      })
      .join(""),
  );
  return `<table><caption>${escape(caption)}</caption><thead><tr>${heads.join("")}</tr></thead><tbody>${lines.map((line) => `<tr>${line}</tr>`).join("")}</tbody></table>`;
}

function getId({ path, method, operation }: Route): string {
  return escape(operation.operationId ?? `${method}${path}`);
}

/** Lets a long name break between its parts, never inside a word. */
function breakable(name: string): string {
  return escape(name).replaceAll(/(?<=[./_\]])(?=[^./\]])/g, "<wbr>");
}

/** Marks the values of a type, so that they don't break. */
function renderType(type: string): string {
  return escape(type).replaceAll(/&quot;(.*?)&quot;/g, '<code class="value">$1</code>');
}

/** Marks names between backticks. */
function renderWords(text: string): string {
  return escape(text).replaceAll(/`([^`]+)`/g, '<code class="value">$1</code>');
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
