/**
 * Names the shape of the answers that are kept on devices, by a digest of their description: what
 * a build of another shape kept is never shown. `tools/answers-version.test.ts` says the right one.
 */
export const answersVersion = "59d4b03f";
