import type { ReactNode } from "react";
import { groupThousands } from "#catalogue/format.ts";
import { bearingSectionsText } from "#web/messages/bearing-sections.ts";
import { useText } from "#web/messages/language.tsx";
import { FactList, type Fact } from "#web/ui/fact-list.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { LifeCase, LifeEstimate } from "./estimate-life.ts";

type Text = (typeof bearingSectionsText.en)["life"];
type Result = Extract<LifeEstimate, { kind: "life" | "standstill" }>;

export type LifeOutcomeProps = {
  /** Loads and speed as parsed. */
  readonly asked: LifeCase;
  readonly estimate: LifeEstimate;
  readonly limitRpm: number;
};

/** The parsed inputs, the effect of the load on the bearing, then the warnings. */
export function LifeOutcome({ asked, estimate, limitRpm }: LifeOutcomeProps): ReactNode {
  const { life: text } = useText(bearingSectionsText);
  if (estimate.kind !== "life" && estimate.kind !== "standstill")
    return <p className="text-sm text-muted">{text.none[estimate.kind]}</p>;
  const { warnings } = estimate;
  return (
    <div className="flex flex-col gap-3">
      <FactList
        facts={[
          askedFact(asked, text),
          ...lifeFacts(estimate, text),
          ...staticFacts(estimate, text),
        ]}
      />
      {warnings.map((warning) => (
        <Notice key={warning} tone="warning">
          {text.warnings[warning](groupThousands(limitRpm))}
        </Notice>
      ))}
      <Thrust thrustKn={estimate.thrustKn} axial={asked.axial} />
      <p className="text-xs text-muted">{text.safetyMeaning}</p>
      {estimate.kind === "life" && <p className="text-xs text-muted">{text.basis}</p>}
    </div>
  );
}

/**
 * A note on the thrust that opposed bearings exert on each other; warns if the axial load doesn't include it.
 */
function Thrust({
  thrustKn,
  axial,
}: {
  readonly thrustKn: number | undefined;
  readonly axial: number;
}): ReactNode {
  const { life: text } = useText(bearingSectionsText);
  if (thrustKn === undefined) return undefined;
  const isMissing = axial < thrustKn;
  return (
    <Notice tone={isMissing ? "warning" : "info"}>
      {text.thrust(round(thrustKn))} {isMissing && text.thrustMissing}
    </Notice>
  );
}

function askedFact({ radial, axial, speedRpm }: LifeCase, text: Text): Fact {
  const speed = speedRpm === 0 ? text.standstill : text.askedSpeed(exact(speedRpm));
  return {
    label: text.asked,
    value: `${text.askedLoads(exact(radial), exact(axial))}, ${speed}`,
  };
}

function lifeFacts(estimate: Result, text: Text): readonly Fact[] {
  if (estimate.kind === "standstill") return [];
  const { loadKn, x, y, millionTurns, hours } = estimate;
  return [
    { label: text.load, value: `${round(loadKn)}\u00A0${text.units.load}` },
    { label: text.factors, value: `${round(x)} / ${round(y)}` },
    { label: text.turns, value: text.millions(round(millionTurns)) },
    { label: text.hours, value: text.inHours(round(hours)) },
  ];
}

function staticFacts({ staticLoadKn, safety, minima }: Result, text: Text): readonly Fact[] {
  const { normal, shock, quiet } = text.minima;
  return [
    { label: text.staticLoad, value: `${round(staticLoadKn)}\u00A0${text.units.load}` },
    { label: text.safety, value: round(safety) },
    {
      label: text.minimum,
      value: `${minima.normal}\u00A0${normal}, ${minima.shock}\u00A0${shock}, ${minima.quiet}\u00A0${quiet}`,
    },
  ];
}

/** Formats every parsed digit without rounding. */
function exact(value: number): string {
  const [whole = "", ...decimals] = String(value).split(".");
  return [groupThousands(Number(whole)), ...decimals].join(".");
}

/** Results beyond these limits are shown as `>` or `<`. */
const maxShownHours = 1_000_000;
const minShownHours = 0.001;

/** Three significant figures: a life isn't known more precisely. */
function round(value: number): string {
  if (value > maxShownHours) return `> ${groupThousands(maxShownHours)}`;
  if (value > 0 && value < minShownHours) return `< ${minShownHours}`;
  if (value >= 1_000) return groupThousands(Math.round(Number(value.toPrecision(3))));
  return String(Number(value.toPrecision(3)));
}
