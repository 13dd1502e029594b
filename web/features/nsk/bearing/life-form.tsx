import { type ReactNode, useState } from "react";
import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { readNumber } from "#web/forms/read-number.ts";
import { bearingSectionsText } from "#web/messages/bearing-sections.ts";
import { useText } from "#web/messages/language.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { estimateLife, type LifeCase } from "./estimate-life.ts";
import { LifeOutcome } from "./life-outcome.tsx";

type TypedCase = {
  readonly radial: string;
  readonly axial: string;
  readonly speed: string;
};

/** Load and speed as inputs, rating life, static safety and warnings as output. */
export function LifeForm({ bearing }: { readonly bearing: Bearing }): ReactNode {
  const { life: text } = useText(bearingSectionsText);
  const [typed, setTyped] = useState(() => exampleFor(bearing));
  const asked: LifeCase = {
    radial: readNumber(typed.radial),
    axial: readNumber(typed.axial),
    speedRpm: readNumber(typed.speed),
  };
  const field = (
    name: keyof TypedCase,
    words: { readonly label: string; readonly suffix: string; readonly help?: string },
  ): ReactNode => (
    <NumberField
      {...words}
      min={0}
      error={readNumber(typed[name]) < 0 ? text.outside[name] : undefined}
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
        {field("radial", { label: text.radial, suffix: text.units.load })}
        {field("axial", { label: text.axial, suffix: text.units.load })}
        {field("speed", { label: text.speed, suffix: text.units.speed, help: text.speedHelp })}
      </form>
      <div aria-live="polite" className="min-w-0">
        <LifeOutcome
          asked={asked}
          estimate={estimateLife(bearing, asked)}
          limitRpm={bearing.speedRpm}
        />
      </div>
    </div>
  );
}

/** A tenth of the rating at a common speed: a life to compare with. */
function exampleFor(bearing: Bearing): TypedCase {
  const load = String(Number((bearing.dynamicLoadKn / 10).toPrecision(2)));
  const isThrust = bearing.kind === "thrust" || bearing.kind === "double-thrust";
  const speed = String(Math.min(1_500, bearing.speedRpm / 2));
  return { radial: isThrust ? "0" : load, axial: isThrust ? load : "0", speed };
}
