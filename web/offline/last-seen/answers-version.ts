/**
 * Digest of the API's response shapes. Stored answers with another version are never shown.
 * `scripts/answers-version.test.ts` computes the expected value.
 */
export const answersVersion = "48bd7a60";
