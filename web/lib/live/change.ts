const kinds = ["created", "updated", "deleted", "many"] as const;

/** A change that the server tells about; what it changed to is read with an ordinary call. */
export interface LiveChange {
  readonly seq: number;
  /** 'many' stands for more than are named one by one. */
  readonly kind: (typeof kinds)[number];
  readonly id: string;
}

/** What a browser can listen to. Orders are for admins. */
export type LiveChannel = "products" | "orders";

/** Reads the data of an event; undefined where it isn't a change. */
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
