import { clsx } from "clsx";
import { type ReactNode, useState } from "react";
import { type ChartDay, DayChartPlot } from "./day-chart-plot.tsx";
import { scaleTicks, scaleTop, shortFigure } from "./day-chart-scale.ts";
import { Table } from "./table.tsx";

/** Texts of the chart. */
export type DayChartText = {
  /** Labels of the bars and the points. */
  readonly amount: string;
  readonly count: string;
  readonly day: string;
  /** Name of the last day, if it is today. */
  readonly today: string | undefined;
  /** Label of the control that selects a day. */
  readonly choose: string;
  readonly asTable: string;
  readonly caption: string;
};

export type DayChartProps = {
  /** Oldest first; not empty. */
  readonly days: readonly ChartDay[];
  readonly text: DayChartText;
  /** Prefix of the figures on the bars' scale. */
  readonly unit: string;
};

/** Chart with a bar for an amount and a point for a count per day, and the same data as a table. */
export function DayChart({ days, text, unit }: DayChartProps): ReactNode {
  const [chosen, setChosen] = useState<number>();
  const amountTop = scaleTop(Math.max(...days.map(({ amount }) => amount)), false);
  const countTop = scaleTop(Math.max(...days.map(({ count }) => count)), true);
  return (
    <div data-slot="day-chart">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-xs">
        <Readout days={days} chosen={chosen} text={text} />
        <p aria-hidden="true" className="flex gap-4 text-muted">
          <span className="inline-flex items-center gap-1.5">
            <span className="size-2.5 bg-steel-3 forced-colors:border" /> {text.amount}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <span className="size-2 rounded-full bg-ink forced-colors:bg-[CanvasText]" />{" "}
            {text.count}
          </span>
        </p>
      </div>
      <div className="mt-5 grid grid-cols-[2.75rem_minmax(0,1fr)_auto] text-xs text-muted">
        <Scale ticks={scaleTicks(amountTop).map((tick) => unit + shortFigure(tick))} />
        <DayChartPlot {...{ days, chosen, setChosen, amountTop, countTop }} label={text.choose} />
        <Scale ticks={scaleTicks(countTop).map(shortFigure)} isAtEnd />
        <DayLabels days={days} today={text.today} />
      </div>
      <details className="mt-3 text-sm">
        <summary className="inline-block min-h-6 text-xs text-muted underline pointer-coarse:min-h-11 pointer-coarse:leading-11">
          {text.asTable}
        </summary>
        <div
          role="region"
          aria-label={text.caption}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes it scrollable by keyboard
          tabIndex={0}
          className="mt-2 max-h-80 overflow-y-auto"
        >
          <FigureTable days={days} text={text} />
        </div>
      </details>
    </div>
  );
}

function Readout({
  days,
  chosen,
  text,
}: Pick<DayChartProps, "days" | "text"> & { readonly chosen: number | undefined }): ReactNode {
  const last = days.length - 1;
  const shown = days[chosen ?? last];
  if (!shown) return null;
  return (
    <p className="tabular-nums">
      <strong className="font-semibold">
        {text.today !== undefined && (chosen ?? last) === last && `${text.today}, `}
        {shown.label}
      </strong>{" "}
      <span className="whitespace-nowrap">
        {shown.amountText} · {shown.countText}
      </span>
    </p>
  );
}

function Scale({
  ticks,
  isAtEnd = false,
}: {
  readonly ticks: readonly string[];
  readonly isAtEnd?: boolean;
}): ReactNode {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        "-my-2 flex flex-col justify-between leading-4 whitespace-nowrap tabular-nums",
        isAtEnd ? "min-w-6 ps-2" : "pe-2 text-end",
      )}
    >
      {ticks.map((tick) => (
        <span key={tick}>{tick}</span>
      ))}
    </div>
  );
}

/** Every so many weeks counted back from the last day, so that the labels fit on a phone. */
function DayLabels({
  days,
  today,
}: {
  readonly days: readonly ChartDay[];
  readonly today: string | undefined;
}): ReactNode {
  const last = days.length - 1;
  const step = 7 * Math.ceil(days.length / 91);
  return (
    <svg aria-hidden="true" className="col-start-2 mt-1.5 h-5 w-full overflow-visible">
      {days.map(({ day, label }, index) =>
        (last - index) % step === 0 ? (
          <text
            key={day}
            x={`${((index + 0.5) / days.length) * 100}%`}
            y="1em"
            textAnchor="middle"
            className={index === last ? "fill-ink font-semibold" : "fill-muted tabular-nums"}
          >
            {index === last ? (today ?? label) : label}
          </text>
        ) : null,
      )}
    </svg>
  );
}

function FigureTable({ days, text }: Pick<DayChartProps, "days" | "text">): ReactNode {
  return (
    <Table<ChartDay>
      caption={text.caption}
      dense
      rows={days.toReversed()}
      rowKey={({ day }) => day}
      columns={[
        { key: "day", header: text.day, rowHeader: true, renderCell: ({ label }) => label },
        {
          key: "amount",
          header: text.amount,
          numeric: true,
          renderCell: ({ amountText }) => amountText,
        },
        { key: "count", header: text.count, numeric: true, renderCell: ({ count }) => count },
      ]}
    />
  );
}
