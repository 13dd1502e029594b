import { useState } from "react";
import type { ReactNode } from "react";
import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { groupThousands } from "#catalogue/format.ts";
import { useText } from "#web/lib/language.tsx";
import { bearingDetailText } from "#web/messages/bearing-detail.ts";
import { FactList } from "#web/ui/fact-list.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { estimateLife, type LifeEstimate } from "./estimate-life.ts";

/** Load and speed in, rating life out, with what to mind about it. */
export function LifeForm({ bearing }: { readonly bearing: Bearing }): ReactNode {
  const { life: text } = useText(bearingDetailText);
  const [typed, setTyped] = useState(() => exampleFor(bearing));
  const estimate = estimateLife(bearing, {
    radial: parse(typed.radial),
    axial: parse(typed.axial),
    speedRpm: parse(typed.speed),
  });
  const field = (name: keyof typeof typed, label: string, suffix: string): ReactNode => (
    <NumberField
      label={label}
      suffix={suffix}
      min={0}
      step="any"
      error={isOutside(name, parse(typed[name])) ? text.outside[name] : undefined}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
    />
  );
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      <form
        aria-label={text.open}
        onSubmit={(event) => event.preventDefault()}
        className="flex flex-col gap-4"
      >
        {field("radial", text.radial, text.units.load)}
        {field("axial", text.axial, text.units.load)}
        {field("speed", text.speed, text.units.speed)}
      </form>
      <div aria-live="polite">
        <Outcome estimate={estimate} limitRpm={bearing.speedRpm} />
      </div>
    </div>
  );
}

function Outcome({
  estimate,
  limitRpm,
}: {
  readonly estimate: LifeEstimate;
  readonly limitRpm: number;
}): ReactNode {
  const { life: text } = useText(bearingDetailText);
  if (estimate.kind !== "life")
    return <p className="text-sm text-muted">{text.none[estimate.kind]}</p>;
  const { loadKn, x, y, millionTurns, hours, warnings } = estimate;
  return (
    <div className="flex flex-col gap-3">
      <FactList
        facts={[
          { label: text.load, value: `${round(loadKn)} ${text.units.load}` },
          { label: text.factors, value: `${round(x)} / ${round(y)}` },
          { label: text.turns, value: text.millions(round(millionTurns)) },
          { label: text.hours, value: text.inHours(round(hours)) },
        ]}
      />
      {warnings.map((warning) => (
        <Notice key={warning} tone="warning">
          {text.warnings[warning](groupThousands(limitRpm))}
        </Notice>
      ))}
      <p className="text-xs text-muted">{text.basis}</p>
    </div>
  );
}

/** A tenth of the rating at a common speed: a life to compare with. */
function exampleFor(bearing: Bearing): { radial: string; axial: string; speed: string } {
  const load = String(Number((bearing.dynamicLoadKn / 10).toPrecision(2)));
  const isThrust = bearing.kind === "thrust" || bearing.kind === "double-thrust";
  const speed = String(Math.min(1_500, bearing.speedRpm / 2));
  return { radial: isThrust ? "0" : load, axial: isThrust ? load : "0", speed };
}

/** An empty field is no number, not zero. */
function parse(typed: string): number {
  return typed.trim() === "" ? Number.NaN : Number(typed);
}

/** Whether a number makes no sense there; an empty field is only unfinished. */
function isOutside(name: "radial" | "axial" | "speed", value: number): boolean {
  return name === "speed" ? value <= 0 : value < 0;
}

/** Beyond these a life is as good as endless, and a load as good as none. */
const most = 1_000_000;
const least = 0.001;

/** Three figures are more than a life is known by. */
function round(value: number): string {
  if (value > most) return `> ${groupThousands(most)}`;
  if (value > 0 && value < least) return `< ${least}`;
  if (value >= 1_000) return groupThousands(Math.round(Number(value.toPrecision(3))));
  return String(Number(value.toPrecision(3)));
}
