/** Meaning of the fields of every error. */
const errorMeanings = {
  defined: "Whether the code is one that the route lists",
  code: "What went wrong, for programs",
  status: "Status code of the answer",
  message: "What went wrong, for people",
  data: "More about it, such as the fields that are not valid",
};

/** Meaning of the fields of a server-sent event. */
const eventMeanings = {
  event: "message: a change; done and error end the stream",
  data: "What happened",
  id: "Send the last one as Last-Event-ID to resume",
  retry: "Milliseconds to wait before connecting again",
};

type JsonObject = Record<string, unknown>;

/**
 * Adds what the generator omits from the document: the meaning of errors and events, whose schemas are
 * its own, and parameter descriptions at the place where OpenAPI tools look for them.
 */
export function explainAnswers(paths: unknown): void {
  for (const operation of getValues(paths).flatMap(getValues)) {
    for (const parameter of getValues(operation["parameters"])) {
      const schema = parameter["schema"];
      if (isObject(schema)) parameter["description"] ??= schema["description"];
    }
    if (!isObject(operation["responses"])) continue;
    for (const [status, response] of Object.entries(operation["responses"])) {
      if (!isObject(response) || !isObject(response["content"])) continue;
      for (const [type, content] of Object.entries(response["content"])) {
        if (!isObject(content)) continue;
        if (type === "text/event-stream") explainFields(content["schema"], eventMeanings);
        if (Number(status) < 400) continue;
        explainFields(content["schema"], errorMeanings);
        // The generator repeats the status in the description.
        if (response["description"] === status) response["description"] = getErrorTexts(content);
      }
    }
  }
}

/** The messages of an error response, one per code. */
function getErrorTexts({ schema }: JsonObject): string {
  const texts = (isObject(schema) ? getValues(schema["oneOf"]) : []).flatMap(({ properties }) =>
    isObject(properties) && isObject(properties["message"])
      ? [properties["message"]["default"]]
      : [],
  );
  return texts.filter((text) => typeof text === "string").join(" ");
}

/** Fields of every shape in a schema. */
function explainFields(schema: unknown, meanings: Readonly<Record<string, string>>): void {
  if (!isObject(schema)) return;
  for (const shape of [...getValues(schema["oneOf"]), schema]) {
    if (!isObject(shape["properties"])) continue;
    for (const [name, field] of Object.entries(shape["properties"])) {
      if (isObject(field)) field["description"] ??= meanings[name];
    }
  }
}

function getValues(value: unknown): JsonObject[] {
  return typeof value === "object" && value !== null ? Object.values(value).filter(isObject) : [];
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
