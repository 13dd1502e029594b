/** The attempts to place one order. The idempotency key identifies them as one order. */
export interface OrderAttempt {
  /** UUID. */
  readonly key: string;
  /** The contents last sent under the key; undefined before the first attempt. */
  readonly sent: string | undefined;
  /** A response is missing, so the server may have created an order under this key. */
  readonly isInDoubt: boolean;
}

/** The initial state, created when the form opens. */
export function startAttempt(key: string): OrderAttempt {
  return { key, sent: undefined, isInDoubt: false };
}

/** Serializes an attempt's owner and contents: equal orders give equal text. */
export function fingerprintOrder(owner: string | undefined, contents: unknown): string {
  return JSON.stringify([owner ?? null, contents]);
}

/**
 * Prepares the next attempt. Equal contents always reuse the key, so that a double click or a retry after a
 * lost response finds the first order. Changed contents get a new key only if nothing is in doubt: otherwise
 * the first order may exist, and a new key would create a second one unnoticed.
 *
 * @param attempt The state after the previous attempts.
 * @param contents Everything that will be sent, as text.
 * @param makeKey Creates a UUID.
 * @returns The state to save before sending; in doubt until a response arrives.
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
 * Records a rejected attempt. It settles that attempt, but a doubt from an earlier one stays, unless the
 * error reports that no order exists under the key.
 *
 * @param before The state before the attempt.
 * @param tried The state that the attempt was sent with.
 * @param isWithoutOrder Whether the error reports that no order exists.
 */
export function noteRefusal(
  before: OrderAttempt,
  tried: OrderAttempt,
  isWithoutOrder: boolean,
): OrderAttempt {
  const wasInDoubt = before.key === tried.key && before.isInDoubt;
  return { ...tried, isInDoubt: wasInDoubt && !isWithoutOrder };
}
