import { useEffect, useState } from "react";
import type { PartList } from "#catalogue/part-list/part-list.ts";
import { readListInSteps } from "#catalogue/part-list/read-list.ts";
import { logError } from "#web/platform/log-error.ts";
import { runInSlices } from "./run-in-slices.ts";
import { understandLines, type UnderstoodLine } from "./understand-lines.ts";

/** A list as read, with what was understood of each of its lines. */
export type ListReading = {
  readonly text: string;
  readonly list: PartList;
  readonly understood: readonly UnderstoodLine[];
};

/** Reads a text on the device, in slices. Returns undefined until it is read. */
export function useReading(text: string | undefined): ListReading | undefined {
  const [reading, setReading] = useState<ListReading>();
  useEffect(() => {
    if (text === undefined) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    async function read(of: string): Promise<void> {
      const list = await runInSlices(readListInSteps(of), signal);
      const understood = await runInSlices(understandLines(list.lines), signal);
      setReading({ text: of, list, understood });
    }
    read(text).catch((error: unknown) => {
      if (!signal.aborted) logError("The list wasn't read", error);
    });
    return () => stopping.abort();
  }, [text]);
  return reading?.text === text ? reading : undefined;
}
