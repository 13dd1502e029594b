import { useHydrated, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { readAskedCode } from "#web/search/asked-code.ts";
import { optionalChunk } from "#web/ui/lazy-chunk.tsx";

// Few visitors come from a search with a number; the page works without its meaning.
const AskedCodeMeaning = optionalChunk(
  async () => (await import("./asked-code-meaning.tsx")).AskedCodeMeaning,
);

type AskedCodeProps = {
  readonly bearing: Pick<Bearing, "makerDesignation">;
};

/** The meaning of the number that was searched for, in the fragment of the page's address. */
export function AskedCode({ bearing }: AskedCodeProps): ReactNode {
  const asked = useLocation({ select: ({ hash }) => readAskedCode(hash) });
  // The prerendered page is the same for every fragment.
  const isHydrated = useHydrated();
  if (!isHydrated || asked === undefined) return null;
  return <AskedCodeMeaning asked={asked} designation={bearing.makerDesignation} />;
}
