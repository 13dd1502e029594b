import type { ReactNode } from "react";
import { compareDesignations } from "#catalogue/engineering/codes/compare-designations.ts";
import { readPartCode } from "#catalogue/engineering/codes/part-code.ts";
import { bearingDetailText } from "#web/messages/bearing-detail.ts";
import { useText } from "#web/messages/language.tsx";
import { toCodeExplanation } from "#web/search/code-explanation.ts";
import { CodeTokens } from "#web/ui/search/code-meaning.tsx";
import { ResultReason } from "#web/ui/search/result-reason.tsx";

const maker = "NSK";

type AskedCodeMeaningProps = {
  /** As typed. */
  readonly asked: string;
  /** NSK's designation of the page's bearing. */
  readonly designation: string;
};

/** What an asked number means, and whether the page's bearing can replace it. */
export function AskedCodeMeaning({ asked, designation }: AskedCodeMeaningProps): ReactNode {
  const text = useText(bearingDetailText).asked;
  const wanted = readPartCode(asked);
  const own = readPartCode(`${maker} ${designation}`);
  if (!wanted || !own) return null;
  const comparison = compareDesignations(wanted, own);
  const isSame = comparison.interchange === "exact";
  const isOtherMaker = wanted.makers.length > 0 && !wanted.makers.includes(maker);
  return (
    <section
      aria-label={text.heading(asked)}
      data-slot="asked-code"
      data-print="hide"
      className="page-column mt-4"
    >
      <div className="grid gap-x-8 gap-y-3 rounded-lg border border-hairline bg-raised px-4 py-3 sm:px-5 lg:grid-cols-12 lg:py-4">
        <div className="lg:col-span-5">
          <h2 className="text-base font-semibold wrap-anywhere">{text.heading(asked)}</h2>
          {isSame && <p className="mt-1 text-sm">{text.same(designation)}</p>}
          <ResultReason hit={{ reason: { kind: "comparison", comparison }, isOtherMaker }} />
        </div>
        <div className="lg:col-span-7">
          <CodeTokens explanation={toCodeExplanation(wanted)} />
        </div>
      </div>
    </section>
  );
}
