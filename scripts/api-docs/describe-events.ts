import { listOperations, type ApiDocument } from "./openapi-document.ts";

/** Meaning of the fields of a server-sent event, whose schema is the generator's own. */
const meanings: Readonly<Record<string, string>> = {
  event: "message: a change; done and error end the stream",
  data: "What happened",
  id: "Send the last one as Last-Event-ID to resume",
  retry: "Milliseconds to wait before connecting again",
};

/** Adds the meaning of the fields of server-sent events. */
export function describeEvents(document: ApiDocument): void {
  const shapes = listOperations(document)
    .flatMap(({ operation }) => Object.values(operation.responses ?? {}))
    .flatMap(({ content }) => content?.["text/event-stream"]?.schema?.oneOf ?? []);
  for (const [name, field] of shapes.flatMap(({ properties = {} }) => Object.entries(properties))) {
    const meaning = meanings[name];
    if (meaning !== undefined && field.$ref === undefined) field.description ??= meaning;
  }
}
