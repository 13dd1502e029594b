import type { ReactNode } from "react";
import { beltToolText } from "#web/messages/belt-tool.ts";
import { useText } from "#web/messages/language.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { QuoteButton } from "#web/ui/quote-button.tsx";
import { QuoteListButton } from "#web/ui/quote-list-button.tsx";
import type { ToolAnswer } from "./answer-draft.ts";
import { describeDrive } from "./describe-drive.ts";
import { formatFixed } from "./format-fixed.ts";
import { NeighbourSizes } from "./neighbour-sizes.tsx";

type Answer = Extract<ToolAnswer, { ok: true }>;

/** Shown when no listed size comes near: the nearest one's result, and how to ask for another. */
export function NoListedBelt({ answer }: { readonly answer: Answer }): ReactNode {
  const text = useText(beltToolText);
  const { nearest, shorter, longer, section } = answer;
  return (
    <div className="grid gap-5">
      <h3 className="text-xl font-semibold">{text.noneNear.title}</h3>
      <Notice tone="warning" role="note">
        <p>{explainNone(answer, text)}</p>
        {nearest && <p className="mt-1">{text.noneNear.advice}</p>}
      </Notice>
      {nearest && <NeighbourSizes fit={nearest} shorter={shorter} longer={longer} />}
      <div className="flex flex-wrap gap-2">
        <QuoteButton
          part={text.quoteDrive(section)}
          details={describeDrive(answer, text)}
          label={text.askDrive}
        />
        <QuoteListButton
          // Two drives of one section are two parts.
          parts={[
            {
              text: [text.quoteDrive(section), ...describeDrive(answer, text).slice(2)].join(", "),
            },
          ]}
        />
      </div>
    </div>
  );
}

/** Explains in one or two sentences why there is no belt. */
export function explainNone(
  { nearest, wantedCentreMm }: Answer,
  { noneFits, noneNear }: typeof beltToolText.en,
): string {
  if (!nearest || wantedCentreMm === undefined) return noneFits;
  const share = Math.abs(nearest.centreMm / wantedCentreMm - 1) * 100;
  return noneNear.text(
    formatFixed(wantedCentreMm, Number.isInteger(wantedCentreMm) ? 0 : 1),
    nearest.code,
    formatFixed(nearest.centreMm, 1),
    // Never rounds a share above 5% down to 5%.
    `${formatFixed(share, share < 10 ? 1 : 0)}%`,
  );
}
