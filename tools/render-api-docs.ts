/** The parts of an OpenAPI document that the reference page shows. */
type Operation = {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Content };
  readonly responses?: Readonly<Record<string, { description?: string; content?: Content }>>;
};
type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: unknown;
  readonly description?: string;
};
type Content = Readonly<Record<string, { readonly schema?: unknown }>>;
export type ApiDocument = {
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description?: string;
  };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

const methods = new Set(["get", "post", "put", "patch", "delete"]);

/** Writes the API's description as one page that needs no script. */
export function renderApiDocs(document: ApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = (document.tags ?? [])
    .map((tag) => ({
      ...tag,
      operations: operations.filter(({ operation }) => operation.tags?.includes(tag.name)),
    }))
    .filter((section) => section.operations.length > 0);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(document.info.title)}</title>
<style>${style}</style>
</head>
<body>
<header><h1>${escape(document.info.title)}</h1><p>${escape(document.info.description ?? "")}</p>
<p><a href="/api/openapi.json">openapi.json</a> · OpenAPI 3.1 · version ${escape(document.info.version)}</p></header>
<nav aria-label="Sections"><ul>${sections.map(({ name }) => `<li><a href="#${escape(name)}">${escape(name)}</a></li>`).join("")}</ul></nav>
<main>
${sections
  .map(
    (section) =>
      `<section id="${escape(section.name)}"><h2>${escape(section.name)}</h2><p>${escape(section.description ?? "")}</p>
${section.operations.map(renderOperation).join("\n")}</section>`,
  )
  .join("\n")}
</main>
</body>
</html>
`;
}

function renderOperation(entry: { path: string; method: string; operation: Operation }): string {
  const { path, method, operation } = entry;
  return `<article><h3><span class="method">${escape(method.toUpperCase())}</span> <code>/api${escape(path)}</code></h3>
<p>${escape(operation.summary ?? "")}${operation.description ? `. ${escape(operation.description)}` : ""}</p>
${renderParameters(operation.parameters ?? [])}
${renderBody(operation.requestBody?.content)}
${renderResponses(operation.responses ?? {})}</article>`;
}

function renderParameters(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return "";
  const rows = parameters.map(
    (parameter) =>
      `<tr><td><code>${escape(parameter.name)}</code></td><td>${escape(parameter.in)}${parameter.required ? ", required" : ""}</td><td>${escape(parameter.description ?? "")}</td><td><code>${escape(JSON.stringify(parameter.schema ?? {}))}</code></td></tr>`,
  );
  return `<table><caption>Parameters</caption><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Meaning</th><th scope="col">Schema</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function renderBody(content: Content | undefined): string {
  const schemas = Object.entries(content ?? {});
  return schemas
    .map(
      ([type, { schema }]) =>
        `<details><summary>Body, ${escape(type)}</summary><pre>${escape(JSON.stringify(schema, null, 2))}</pre></details>`,
    )
    .join("");
}

function renderResponses(responses: NonNullable<Operation["responses"]>): string {
  return Object.entries(responses)
    .map(([status, response]) => {
      const schemas = Object.entries(response.content ?? {});
      const body = schemas
        .map(([type, { schema }]) => `${type}\n${JSON.stringify(schema, null, 2)}`)
        .join("\n\n");
      const title = `${escape(status)}${response.description ? ` ${escape(response.description)}` : ""}`;
      return `<details><summary>Answer ${title}</summary><pre>${escape(body || "no body")}</pre></details>`;
    })
    .join("");
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

const style = `
:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#16181d;--line:#e4e1da;--steel:#5b616b;--accent:#b83c00}
@media (prefers-color-scheme:dark){:root{--paper:#14161a;--ink:#eceae4;--line:#30343b;--steel:#a3a9b3;--accent:#ff8a4c}}
body{margin:0 auto;max-width:68rem;padding:2rem 1rem 4rem;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:2rem;margin:0 0 .5rem}h2{margin:3rem 0 0;padding-top:1rem;border-top:2px solid var(--ink)}
h3{font-size:1rem;margin:0}p{margin:.25rem 0 .75rem;color:var(--steel);max-width:75ch}
article{border-top:1px solid var(--line);padding:1.25rem 0}a{color:var(--accent)}
code,pre,.method{font-family:ui-monospace,monospace;font-size:.875rem}.method{display:inline-block;min-width:4rem;color:var(--accent)}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0;margin:1.5rem 0}nav a{display:inline-block;padding:.5rem 0}
table{border-collapse:collapse;width:100%;font-size:.875rem;margin:.5rem 0}caption{text-align:left;color:var(--steel)}
th,td{border-top:1px solid var(--line);padding:.4rem .75rem .4rem 0;text-align:left;vertical-align:top}
details{border-top:1px solid var(--line)}summary{padding:.5rem 0;cursor:pointer}pre{overflow:auto;max-height:24rem;margin:0 0 .75rem}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`;
