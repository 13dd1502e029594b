/** Timeout of a request that writes, in milliseconds. */
export const requestTimeoutMs = 20_000;
