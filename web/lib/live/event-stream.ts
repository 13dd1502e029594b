/** One event of a `text/event-stream`. */
export interface ServerEvent {
  readonly id: string | undefined;
  readonly name: string;
  readonly data: string;
}

/**
 * Parses server-sent events from text that arrives in arbitrary chunks. EventSource hides the
 * heartbeat comments, which distinguish a quiet stream from a dead one.
 * @returns A function that takes the next chunk and returns the events it completes.
 */
export function createEventReader(): (piece: string) => readonly ServerEvent[] {
  let rest = "";
  let lines: string[] = [];
  return (piece) => {
    const parts = `${rest}${piece}`.split(/\r\n|\n|\r(?!$)/);
    rest = parts.pop() ?? "";
    const events: ServerEvent[] = [];
    for (const line of parts) {
      if (line !== "") lines.push(line);
      else {
        const event = toEvent(lines);
        if (event) events.push(event);
        lines = [];
      }
    }
    return events;
  };
}

function toEvent(lines: readonly string[]): ServerEvent | undefined {
  let id: string | undefined;
  let name = "message";
  const data: string[] = [];
  for (const line of lines) {
    const [field, value] = getField(line);
    if (field === "id") id = value;
    else if (field === "event") name = value;
    else if (field === "data") data.push(value);
  }
  return data.length === 0 && id === undefined ? undefined : { id, name, data: data.join("\n") };
}

/**
 * Splits a line into field and value. A comment starts with a colon, so its field is empty and
 * ignored.
 */
function getField(line: string): readonly [field: string, value: string] {
  const colon = line.indexOf(":");
  if (colon < 0) return [line, ""];
  const value = line.slice(colon + 1);
  return [line.slice(0, colon), value.startsWith(" ") ? value.slice(1) : value];
}
