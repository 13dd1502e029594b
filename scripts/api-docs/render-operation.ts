import { describeType } from "./describe-schema.ts";
import { breakable, endSentence, escapeHtml, renderWords } from "./html.ts";
import { listErrorResponses } from "./list-error-responses.ts";
import {
  getReferredName,
  resolveSchema,
  type ApiDocument,
  type Content,
  type Operation,
  type Route,
} from "./openapi-document.ts";
import { renderExamples } from "./render-example.ts";
import { renderParameters, renderSchema, renderType } from "./render-fields.ts";

export function getId({ path, method, operation }: Route): string {
  return escapeHtml(operation.operationId ?? `${method}${path}`);
}

export function renderMethod(method: string): string {
  return `<span class="method ${method}">${escapeHtml(method.toUpperCase())}</span>`;
}

export function renderOperation(route: Route, document: ApiDocument): string {
  const { path, method, operation } = route;
  const { description, parameters = [], requestBody } = operation;
  return `<article id="${getId(route)}"><div class="about">
<h3><a href="#${getId(route)}">${escapeHtml(getTitle(route))}</a></h3>
<p class="address">${renderMethod(method)} <code>${breakable(`/api${path}`)}</code></p>
<p class="right">${describeRight(operation)}</p>
${description ? `<p>${renderWords(endSentence(description))}</p>` : ""}
${parameters.length > 0 ? `<h4>Parameters</h4>${renderParameters(parameters)}` : ""}
${renderRequestBody(requestBody?.content, document)}
${renderAnswers(operation)}
${renderErrors(operation, document)}
</div>
${renderExamples(route)}</article>`;
}

/** Ends the summary of an operation for admins. */
const adminMark = / \(admin\)$/;

/** What an operation does, without the mark of those for admins. */
export function getTitle({ path, operation }: Route): string {
  return (operation.summary ?? path).replace(adminMark, "");
}

function describeRight({ security = [], summary = "" }: Operation): string {
  if (security.length === 0) return "Open to everyone.";
  if (security.some((way) => Object.keys(way).length === 0)) {
    return "Open to everyone; a session is used if there is one.";
  }
  return adminMark.test(summary) ? "Needs an admin’s session." : "Needs a session.";
}

function renderRequestBody(content: Content | undefined, document: ApiDocument): string {
  return Object.entries(content ?? {})
    .map(([type, { schema = {} }]) => {
      const name = getReferredName(schema);
      const link = name === undefined ? "" : ` <a href="#${name}">${name}</a>`;
      return `<h4>Body <span class="media">${escapeHtml(type)}</span>${link}</h4>${renderSchema(resolveSchema(schema, document), document)}`;
    })
    .join("");
}

function renderAnswers({ responses = {} }: Operation): string {
  const lines = Object.entries(responses)
    .filter(([status]) => Number(status) < 400)
    .map(([status, { description = "", content = {} }]) => {
      const kinds = Object.entries(content).map(([type, { schema = {} }]) => {
        const isJson = type === "application/json";
        const words = isJson ? renderType(describeType(schema)) : escapeHtml(type);
        return type === "text/event-stream" ? `events with <a href="#Change">Change</a>` : words;
      });
      const meaning = description === "OK" ? "" : ` ${escapeHtml(endSentence(description))}`;
      return `<p><span class="status">${escapeHtml(status)}</span> ${kinds.join(", ") || "no body"}.${meaning}</p>`;
    });
  return `<h4>Answer</h4>${lines.join("")}`;
}

function renderErrors({ responses = {} }: Operation, document: ApiDocument): string {
  const errors = listErrorResponses(responses, document);
  if (errors.length === 0) return "";
  const links = errors.map(
    ({ status, code, name }) =>
      `<li><span class="status">${escapeHtml(status)}</span> <a href="#${escapeHtml(name)}"><code>${breakable(code)}</code></a></li>`,
  );
  return `<h4>Errors</h4><ul class="errors">${links.join("")}</ul>`;
}
