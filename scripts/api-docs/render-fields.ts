import { describeType, listFields } from "./describe-schema.ts";
import { breakable, escapeHtml, renderWords } from "./html.ts";
import type { ApiDocument, Parameter, Schema } from "./openapi-document.ts";

/** A field or parameter with what is said about it. */
type Entry = {
  readonly name: string;
  readonly isRequired: boolean;
  readonly type: string;
  readonly meaning: string;
  /** Where a parameter is sent. */
  readonly where?: string;
};

export function renderParameters(parameters: readonly Parameter[]): string {
  return renderEntries(
    parameters.map(({ name, in: where, required = false, schema = {}, description = "" }) => ({
      name,
      isRequired: required,
      type: describeType(schema),
      meaning: description,
      where,
    })),
  );
}

/** The fields of an object, or the type of anything else. */
export function renderSchema(schema: Schema, { components }: ApiDocument): string {
  // A field that is a named schema means what that schema means.
  const fields = listFields(schema).map((field) => ({
    ...field,
    meaning: field.meaning || (components.schemas[field.type]?.description ?? ""),
  }));
  if (fields.length > 0) return renderEntries(fields);
  return `<p>${renderType(describeType(schema))}</p>`;
}

function renderEntries(entries: readonly Entry[]): string {
  return `<dl class="fields">${entries.map(renderEntry).join("")}</dl>`;
}

function renderEntry({ name, isRequired, type, meaning, where }: Entry): string {
  const notes = [
    `<span class="type">${renderType(type)}</span>`,
    ...(where === undefined ? [] : [`<span class="where">in the ${escapeHtml(where)}</span>`]),
    ...(isRequired ? ['<span class="required">required</span>'] : []),
  ];
  return `<div><dt><code>${breakable(name)}</code> ${notes.join(" · ")}</dt><dd>${renderWords(meaning)}</dd></div>`;
}

/** Links the names of schemas, and marks values so that they don't break. */
export function renderType(type: string): string {
  return type
    .split(/("[^"]*")/)
    .map((part) =>
      part.startsWith('"')
        ? `<code class="value">${escapeHtml(part.slice(1, -1))}</code>`
        : escapeHtml(part).replaceAll(
            /\b(?!UUID)[A-Z]\w*\b/g,
            (name) => `<a href="#${name}">${name}</a>`,
          ),
    )
    .join("");
}
