import type { PartList } from "#catalogue/part-list/part-list.ts";
import { readListInSteps } from "#catalogue/part-list/read-list.ts";

/** Reads a list of parts without pauses. */
export function readWholeList(text: string): PartList {
  const steps = readListInSteps(text);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
