/** A case of `npm run test:security` or `npm run test:faults`. */
export type ProofCase<Target> = {
  /** Such as S41. */
  readonly id: string;
  /** What holds, in one sentence. */
  readonly title: string;
  /** Product rules whose daily tests belong to the case, such as `security.md#cookie`. */
  readonly rules?: readonly string[];
  /** Journeys that belong to the case, as arguments of Playwright. */
  readonly journeys?: readonly string[];
  /**
   * Drives the case against running servers.
   *
   * @returns What was seen, in a few words.
   * @throws If the case doesn't hold, or `NotApplicable`.
   */
  readonly attack?: (target: Target) => Promise<string>;
};

/** Thrown by a case that has no meaning here, with the reason. */
export class NotApplicable extends Error {
  override readonly name = "NotApplicable";
}

/** The outcome of a case. */
export type Verdict = {
  readonly id: string;
  readonly title: string;
  readonly outcome: "held" | "not" | "not applicable";
  /** What was seen, or why the case isn't applicable. */
  readonly evidence: string;
};
