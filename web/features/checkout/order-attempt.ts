/** The tries to place one order. The key tells the server that they are one. */
export interface OrderAttempt {
  /** UUID. */
  readonly key: string;
  /** What was sent under the key last, undefined before the first try. */
  readonly sent: string | undefined;
  /** An answer is missing, so the server may have made an order under this key. */
  readonly isInDoubt: boolean;
}

/** A new order's first state; made when the form opens. */
export function startAttempt(key: string): OrderAttempt {
  return { key, sent: undefined, isInDoubt: false };
}

/** What one try sends and as whom, as text: the same order has the same text. */
export function fingerprintOrder(owner: string | undefined, contents: unknown): string {
  return JSON.stringify([owner ?? null, contents]);
}

/**
 * Prepares the next try. The same contents always go out under the same key, so that a double
 * click or a retry after a lost answer finds the first order. Changed contents get a new key only
 * where nothing is in doubt: otherwise the first order may exist, and a new key would make a
 * second one behind the person's back.
 *
 * @param attempt The tries so far.
 * @param contents Everything that will be sent, as text.
 * @param makeKey Makes a UUID.
 * @returns The state to keep before sending; in doubt until an answer arrives.
 */
export function prepareTry(
  attempt: OrderAttempt,
  contents: string,
  makeKey: () => string,
): OrderAttempt {
  const isChanged = attempt.sent !== undefined && attempt.sent !== contents;
  const key = isChanged && !attempt.isInDoubt ? makeKey() : attempt.key;
  return { key, sent: contents, isInDoubt: true };
}

/**
 * Takes note of a refusal. It settles its own try, but a doubt from an earlier one stays, unless
 * the refusal says that there is no order under the key.
 *
 * @param before The state before the try.
 * @param tried The state that the try was sent with.
 * @param isWithoutOrder Whether the refusal says so.
 */
export function noteRefusal(
  before: OrderAttempt,
  tried: OrderAttempt,
  isWithoutOrder: boolean,
): OrderAttempt {
  const wasInDoubt = before.key === tried.key && before.isInDoubt;
  return { ...tried, isInDoubt: wasInDoubt && !isWithoutOrder };
}
