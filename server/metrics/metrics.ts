/** An answered request. Every label has few values: a route is a pattern, never a path. */
export type MeasuredRequest = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
};

export const mailResults = ["sent", "put_off", "given_up"] as const;

export type MailResult = (typeof mailResults)[number];

/** What the process counts about itself. */
export type Metrics = {
  countRequest(request: MeasuredRequest): void;
  /** A request that was refused before the app, because its network has too many open. */
  countRefusedRequest(): void;
  /** A lookup in a cache of answers. */
  countCacheUse(cache: string, isHit: boolean): void;
  /** A read of public data where a replica is configured. */
  countPublicRead(isAtReplica: boolean): void;
  countOrder(): void;
  countMail(result: MailResult): void;
};

const ignore = (): void => undefined;

/** For a server whose metrics aren't read. */
export const noMetrics: Metrics = {
  countRequest: ignore,
  countRefusedRequest: ignore,
  countCacheUse: ignore,
  countPublicRead: ignore,
  countOrder: ignore,
  countMail: ignore,
};
