import { composeExample, findValue, type Position } from "./compose-example.ts";
import { exampleFiles } from "./example-values.ts";
import {
  listOperations,
  type ApiDocument,
  type Content,
  type Parameter,
} from "./openapi-document.ts";

/** Adds an example to every parameter, body and successful answer, and to the named schemas. */
export function addExamples(document: ApiDocument): void {
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    schema.examples ??= [composeExample(schema, document, { owner: name })];
  }
  for (const { operation } of listOperations(document)) {
    const { operationId: owner = "", parameters = [], requestBody, responses = {} } = operation;
    for (const parameter of parameters) addToParameter(parameter, document, owner);
    addToContent(requestBody?.content, document, { field: "body", owner });
    for (const [status, { content }] of Object.entries(responses)) {
      if (Number(status) < 400) addToContent(content, document, { field: "answer", owner });
    }
  }
}

/** An optional parameter without a known value gets none: it would narrow the answer for no reason. */
function addToParameter(parameter: Parameter, document: ApiDocument, owner: string): void {
  const { name: field, schema = {}, required } = parameter;
  const value = findValue(schema, { field, owner })?.value ?? schema.default;
  if (value !== undefined) parameter.example = value;
  else if (required) parameter.example = composeExample(schema, document, { field, owner });
}

function addToContent(
  content: Content | undefined,
  document: ApiDocument,
  position: Position,
): void {
  for (const [type, media] of Object.entries(content ?? {})) {
    if (type === "text/csv") media.example = exampleFiles[position.owner] ?? "id,name\n";
    // A file has no example in JSON; the reference page shows how one is sent.
    else if (type !== "multipart/form-data" && media.schema) {
      media.example = composeExample(media.schema, document, position);
    }
  }
}
