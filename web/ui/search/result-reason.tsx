import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { searchText } from "#web/messages/search.ts";
import { describeHit } from "#web/search/describe-hit.ts";
import type { SearchRow } from "#web/search/search-row.ts";
import { WarningIcon } from "#web/ui/icons.tsx";

type ResultReasonProps = {
  readonly hit: Omit<SearchRow["hit"], "match">;
};

/** Why a part was found; what has to be checked stands out, and what doesn't replace it even more. */
export function ResultReason({ hit }: ResultReasonProps): ReactNode {
  const reason = describeHit(useText(searchText), hit);
  if (reason === "") return null;
  const tone = getTone(hit);
  return (
    <p
      className={clsx(
        "flex min-h-6 items-start gap-1.5 py-0.5 text-xs",
        tone === "check" && "text-yellow",
        tone === "unfit" && "text-red",
      )}
    >
      {tone !== "plain" && <WarningIcon className="mt-0.5 size-3.5 shrink-0" />}
      <span className="min-w-0 wrap-anywhere">{reason}</span>
    </p>
  );
}

function getTone({ reason }: ResultReasonProps["hit"]): "plain" | "check" | "unfit" {
  if (reason.kind !== "comparison" || reason.comparison.interchange === "exact") return "plain";
  return reason.comparison.interchange === "not interchangeable" ? "unfit" : "check";
}
