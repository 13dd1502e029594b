import { clsx } from "clsx";
import type { PointerEvent, ReactNode } from "react";
import { placeAt } from "./day-chart-scale.ts";

/** One day with its two figures, raw and formatted. */
export type ChartDay = {
  readonly day: string;
  /** Short label, such as '21.11.'. */
  readonly label: string;
  readonly amount: number;
  readonly amountText: string;
  readonly count: number;
  readonly countText: string;
};

type Chosen = number | undefined;
type CountProps = Pick<DayChartPlotProps, "days"> & { readonly top: number };

export type DayChartPlotProps = {
  readonly days: readonly ChartDay[];
  readonly chosen: Chosen;
  readonly setChosen: (index: Chosen) => void;
  readonly amountTop: number;
  readonly countTop: number;
  readonly label: string;
};

/** The plot, with selection of a day by pointer and keyboard. */
export function DayChartPlot({
  days,
  chosen,
  setChosen,
  amountTop,
  countTop,
  label,
}: DayChartPlotProps): ReactNode {
  const last = days.length - 1;
  const at = days[chosen ?? last];
  function choose(event: PointerEvent<HTMLDivElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setChosen(placeAt((event.clientX - left) / width, days.length));
  }
  return (
    <div
      className="relative h-44 touch-pan-y has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
      onPointerMove={choose}
      onPointerDown={choose}
      onPointerLeave={() => setChosen(undefined)}
    >
      <svg
        aria-hidden="true"
        // One unit per day on the x axis; the SVG is stretched, its strokes aren't.
        viewBox={`0 0 ${days.length} 100`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        <GridLines width={days.length} />
        {chosen !== undefined && (
          <rect x={chosen} y={0} width={1} height={100} className="fill-steel-1" />
        )}
        <Bars days={days} top={amountTop} chosen={chosen} />
        <CountLine days={days} top={countTop} />
      </svg>
      <CountDots days={days} top={countTop} />
      {/* For keyboards and screen readers: arrows, Home and End select a day. */}
      <input
        type="range"
        min={0}
        max={last}
        value={chosen ?? last}
        aria-label={label}
        aria-valuetext={at && `${at.label} ${at.amountText}, ${at.countText}`}
        onChange={(event) => setChosen(Number(event.target.value))}
        onBlur={() => setChosen(undefined)}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
      />
    </div>
  );
}

function GridLines({ width }: { readonly width: number }): ReactNode {
  return [0, 25, 50, 75, 100].map((y) => (
    <line
      key={y}
      x1={0}
      x2={width}
      y1={y}
      y2={y}
      vectorEffect="non-scaling-stroke"
      className={y === 100 ? "stroke-line" : "stroke-hairline"}
    />
  ));
}

function Bars({
  days,
  top,
  chosen,
}: Pick<DayChartPlotProps, "days" | "chosen"> & { readonly top: number }): ReactNode {
  return days.map(({ day, amount }, index) => {
    const height = (amount / top) * 100;
    const isMarked = index === (chosen ?? days.length - 1);
    return (
      <rect
        key={day}
        x={index + 0.14}
        y={100 - height}
        width={0.72}
        height={height}
        vectorEffect="non-scaling-stroke"
        className={clsx(
          "forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]",
          isMarked ? "fill-steel-4 forced-colors:stroke-2" : "fill-steel-3",
        )}
      />
    );
  });
}

/** The line that connects the days. */
function CountLine({ days, top }: CountProps): ReactNode {
  const points = days.map(({ count }, index) => `${index + 0.5},${100 - (count / top) * 100}`);
  return (
    <polyline
      points={points.join(" ")}
      vectorEffect="non-scaling-stroke"
      className="fill-none stroke-ink/40"
    />
  );
}

/** Dots for days with a count. HTML, because WebKit would stretch them to ellipses in the SVG. */
function CountDots({ days, top }: CountProps): ReactNode {
  return days.map(
    ({ day, count }, index) =>
      count > 0 && (
        <span
          key={day}
          data-slot="chart-dot"
          aria-hidden="true"
          // Drawn as a border: forced colours and printers drop backgrounds.
          className="absolute size-1.5 -translate-1/2 rounded-full border-3 border-ink"
          style={{
            left: `${((index + 0.5) / days.length) * 100}%`,
            top: `${100 - (count / top) * 100}%`,
          }}
        />
      ),
  );
}
