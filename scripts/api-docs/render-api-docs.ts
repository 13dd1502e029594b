import { apiDocsStyle } from "./api-docs-style.ts";
import { endSentence, escapeHtml } from "./html.ts";
import { listOperations, type ApiDocument, type Route } from "./openapi-document.ts";
import { guide, renderGuide } from "./render-guide.ts";
import { getId, getTitle, renderMethod, renderOperation } from "./render-operation.ts";
import { listSchemaNames, renderErrorList, renderSchemas } from "./render-schemas.ts";

type Group = {
  readonly name: string;
  readonly description: string;
  readonly routes: readonly Route[];
};

/**
 * Renders the API's description as one page without scripts.
 * @param siteStyle The site's fonts and design tokens, see `read-site-style.ts`.
 */
export function renderApiDocs(document: ApiDocument, siteStyle: string): string {
  const groups = listGroups(document);
  const { title, version } = document.info;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${siteStyle}${apiDocsStyle}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header><h1>${escapeHtml(title)}</h1>
<p>Version ${escapeHtml(version)} · <a href="/api/openapi.json">openapi.json</a>, OpenAPI 3.1 · <a href="/">Back to the site</a></p></header>
<div class="columns">
${renderIndex(groups, document)}
<main id="content">
${renderGuide(document)}
${groups.map((group) => renderGroup(group, document)).join("\n")}
${renderSchemas(document)}
${renderErrorList(document)}
</main>
</div>
</body>
</html>
`;
}

function listGroups(document: ApiDocument): readonly Group[] {
  const routes = listOperations(document);
  return (document.tags ?? [])
    .map(({ name, description = "" }) => ({
      name,
      description,
      routes: routes.filter(({ operation }) => operation.tags?.includes(name)),
    }))
    .filter((group) => group.routes.length > 0);
}

function renderIndex(groups: readonly Group[], document: ApiDocument): string {
  const sections = [
    renderIndexEntry(
      "guide",
      "Guide",
      guide.map(({ id, title }) => renderLink(id, title)),
    ),
    ...groups.map(({ name, routes }) =>
      renderIndexEntry(name, toTitle(name), routes.map(renderRouteLink)),
    ),
    renderIndexEntry(
      "schemas",
      "Schemas",
      listSchemaNames(document).map((name) => renderLink(name, name)),
    ),
    renderIndexEntry("errors", "Errors", []),
  ];
  return `<nav aria-label="Index"><ul>${sections.join("")}</ul></nav>`;
}

function renderIndexEntry(id: string, title: string, links: readonly string[]): string {
  const list = links.length > 0 ? `<ul>${links.join("")}</ul>` : "";
  return `<li><a href="#${escapeHtml(id)}">${escapeHtml(title)}</a>${list}</li>`;
}

function renderLink(id: string, title: string): string {
  return `<li><a href="#${escapeHtml(id)}">${escapeHtml(title)}</a></li>`;
}

function renderRouteLink(route: Route): string {
  return `<li><a href="#${getId(route)}">${renderMethod(route.method)} <span>${escapeHtml(getTitle(route))}</span></a></li>`;
}

function renderGroup({ name, description, routes }: Group, document: ApiDocument): string {
  return `<section id="${escapeHtml(name)}"><h2>${escapeHtml(toTitle(name))}</h2><p>${escapeHtml(endSentence(description))}</p>
<ul class="list">${routes.map(renderRouteLink).join("")}</ul>
${routes.map((route) => renderOperation(route, document)).join("\n")}</section>`;
}

function toTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
