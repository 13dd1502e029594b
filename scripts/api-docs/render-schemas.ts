import { endSentence, escapeHtml, renderWords } from "./html.ts";
import { isErrorSchema, listErrorSchemas } from "./list-error-responses.ts";
import type { ApiDocument } from "./openapi-document.ts";
import { renderSchema } from "./render-fields.ts";

/** Names of the schemas that aren't errors, in alphabetical order. */
export function listSchemaNames({ components }: ApiDocument): readonly string[] {
  return Object.entries(components.schemas)
    .filter(([name, schema]) => !isErrorSchema(name, schema))
    .map(([name]) => name)
    .toSorted();
}

export function renderSchemas(document: ApiDocument): string {
  const articles = listSchemaNames(document).map((name) => {
    const schema = document.components.schemas[name] ?? {};
    return `<article id="${name}" class="schema"><h3><a href="#${name}"><code>${name}</code></a></h3>
<p>${renderWords(endSentence(schema.description ?? name))}</p>
${renderSchema(schema, document)}</article>`;
  });
  return `<section id="schemas"><h2>Schemas</h2><p>Objects that several operations share.</p>${articles.join("\n")}</section>`;
}

export function renderErrorList(document: ApiDocument): string {
  const errors = listErrorSchemas(document).map(
    ({ status, code, name, meaning, data }) =>
      `<div id="${name}"><dt><code>${escapeHtml(code)}</code> <span class="status">${status}</span></dt><dd>${escapeHtml(endSentence(meaning))}${
        data ? `<p>In <code class="value">data</code>:</p>${renderSchema(data, document)}` : ""
      }</dd></div>`,
  );
  return `<section id="errors"><h2>Errors</h2><p>Every error is an object with <code class="value">code</code>, <code class="value">message</code> and <code class="value">status</code>; <code class="value">data</code> says more where it is listed here. The message is for people and may change, the code stays.</p><dl class="fields">${errors.join("")}</dl></section>`;
}
