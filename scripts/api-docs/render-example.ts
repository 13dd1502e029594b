import { buildOrigin } from "#domain/build-origin.ts";
import { escapeHtml } from "./html.ts";
import type { Answer, Content, MediaType, Parameter, Route } from "./openapi-document.ts";

/** A request with curl and its answer. */
export function renderExamples(route: Route): string {
  const [answer] = Object.entries(route.operation.responses ?? {});
  return `<div class="examples"><p class="label">Request</p>${renderCode(escapeHtml(writeCurl(route)))}${
    answer ? renderAnswer(...answer) : ""
  }</div>`;
}

function renderAnswer(status: string, { content }: Answer): string {
  const [entry] = Object.entries(content ?? {});
  const label = `<p class="label">Answer <span class="status">${escapeHtml(status)}</span></p>`;
  if (!entry) return `${label}<p class="none">No body.</p>`;
  return `${label}${renderCode(renderBody(...entry))}`;
}

function renderBody(type: string, { example }: MediaType): string {
  if (type === "text/event-stream") return escapeHtml(writeEvent(example));
  return typeof example === "string" ? escapeHtml(example.trimEnd()) : renderJson(example);
}

/** Long lines scroll inside, by keyboard too. */
function renderCode(html: string): string {
  return `<pre tabindex="0"><code>${html}</code></pre>`;
}

function writeCurl({ path, method, operation }: Route): string {
  const { parameters = [], requestBody, security = [] } = operation;
  const address = parameters
    .filter((parameter) => parameter.in === "path")
    .reduce((text, { name, example }) => text.replace(`{${name}}`, toQueryValue(example)), path);
  const command = method === "get" ? "curl" : `curl -X ${method.toUpperCase()}`;
  const isStream = "text/event-stream" in (operation.responses?.["200"]?.content ?? {});
  const lines = [
    `${command}${isStream ? " -N" : ""} '${buildOrigin}/api${address}${writeQuery(parameters)}'`,
    ...(needsSession(security) ? [`-H "Authorization: Bearer $TOKEN"`] : []),
    ...writeBody(requestBody?.content),
  ];
  return lines.join(" \\\n  ");
}

function needsSession(security: NonNullable<Route["operation"]["security"]>): boolean {
  return security.length > 0 && security.every((way) => Object.keys(way).length > 0);
}

/** Required parameters and one of the others, so that the example asks for something. */
function writeQuery(parameters: readonly Parameter[]): string {
  const query = parameters.filter((one) => one.in === "query" && one.example !== undefined);
  const required = query.filter((one) => one.required);
  const shown = required.length > 0 ? required : query.slice(0, 1);
  if (shown.length === 0) return "";
  return `?${shown.map(({ name, example }) => `${name}=${toQueryValue(example)}`).join("&")}`;
}

function toQueryValue(example: unknown): string {
  return encodeURIComponent(String(example)).replaceAll("'", "%27");
}

function writeBody(content: Content = {}): readonly string[] {
  const form = content["multipart/form-data"];
  if (form) return ["-F 'file=@6205.jpg'"];
  const json = content["application/json"];
  if (!json) return [];
  const body = JSON.stringify(json.example, undefined, 2).replaceAll("'", String.raw`'\''`);
  return ["-H 'Content-Type: application/json'", `-d '${body}'`];
}

function writeEvent(example: unknown): string {
  const fields = typeof example === "object" && example !== null ? Object.entries(example) : [];
  return fields
    .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join("\n");
}

/** JSON whose names and values are told apart. */
function renderJson(value: unknown): string {
  return escapeHtml(JSON.stringify(value, undefined, 2))
    .replaceAll(/(&quot;(?:(?!&quot;).)*&quot;)(?=:)/g, '<span class="key">$1</span>')
    .replaceAll(/(?<=[ [])(&quot;(?:(?!&quot;).)*&quot;)(?=,?$)/gm, '<span class="text">$1</span>');
}
