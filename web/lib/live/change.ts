const kinds = ["created", "updated", "deleted", "many"] as const;

/** A change reported by the server. The new data is read with an ordinary call. */
export interface LiveChange {
  readonly seq: number;
  /** 'many' summarises more changes than are listed individually. */
  readonly kind: (typeof kinds)[number];
  readonly id: string;
}

/** Channels that a browser can subscribe to. Orders are for admins. */
export type LiveChannel = "products" | "orders";

/** Parses an event's data; undefined if it isn't a change. */
export function parseChange(data: string): LiveChange | undefined {
  const value = parseJson(data);
  if (typeof value !== "object" || value === null) return undefined;
  const { seq, kind: named, id }: Partial<Record<keyof LiveChange, unknown>> = value;
  if (typeof seq !== "number" || !Number.isSafeInteger(seq) || typeof id !== "string") return;
  const kind = kinds.find((known) => known === named);
  return kind && { seq, kind, id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
