import { checkTargets } from "./check-target.ts";
import type { BenchResults, Figure } from "./figure.ts";
import { getMedian, getSpread } from "./statistics.ts";
import type { BenchTarget } from "./targets.data.ts";
import { getTimesNode } from "./times-node.ts";

/** From this load per core on, only CPU times and sizes can be compared. */
const busyLoad = 0.3;

const head = [
  "Figure",
  "Median",
  "Spread",
  "Server + database",
  "A second",
  "p50 / p95 ms",
  "× bare",
  "× node",
  "pgbench",
  "Target",
];

/** Writes the results as a Markdown document with a table for each size. */
export function formatResults(
  { machine, figures }: BenchResults,
  targets: readonly BenchTarget[],
): string {
  const sizes = [...new Set(figures.map(({ products }) => products))];
  const tables = sizes.map((size) => {
    const rows = figures.filter(({ products }) => products === size);
    return `## ${size.toLocaleString("en")} products\n\n${formatTable([head, ...rows.map((figure) => formatRow(figure, targets))])}`;
  });
  const busy =
    machine.loadPerCore > busyLoad
      ? `**The machine was busy** (load per core ${machine.loadPerCore.toFixed(1)} before the run): CPU times and ` +
        "sizes hold roughly, rates, p50, p95 and times until ready don't.\n\n"
      : "";
  return `# Results of npm run bench

${machine.date}, commit ${machine.commit}${machine.isQuick ? ", `--quick`" : ""}. ${machine.processors}, ${machine.memoryGb} GB, ${machine.system},
Node ${machine.node}, PostgreSQL ${machine.postgres}, ${machine.pgbench}.

${busy}Milliseconds are CPU time of the server and PostgreSQL for one request, from \`/proc\`; the spread is the distance between the
lowest and the highest repeat. "× bare" is the server's CPU time divided by that of a bare node:http server with the same
answer, "× node" both CPU times divided by those of one that runs the same statements, "pgbench" the rate and PostgreSQL's
CPU time of the same statement: docs/operations/growth.md.

${tables.join("\n\n")}
`;
}

/** Writes the results as JSON, with each list of numbers on one line. */
export function formatJson(results: BenchResults): string {
  const shorten = (_: string, value: unknown): unknown =>
    typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(5)) : value;
  const text = JSON.stringify(results, shorten, 2);
  const inLines = text.replaceAll(/\[\s+([-\d.,\se]+?)\s+\]/g, (_, list: string) => {
    return `[${list.replaceAll(/\s+/g, " ")}]`;
  });
  return `${inLines}\n`;
}

function formatRow(figure: Figure, targets: readonly BenchTarget[]): readonly string[] {
  const { requests, pgbench } = figure;
  const timesNode = getTimesNode(figure);
  return [
    figure.title,
    `${formatNumber(getMedian(figure.values))} ${figure.unit}`,
    figure.values.length > 1 ? formatNumber(getSpread(figure.values)) : "",
    requests ? `${formatNumber(requests.server)} + ${formatNumber(requests.database)}` : "",
    requests ? formatNumber(requests.rate) : "",
    requests ? `${formatNumber(requests.p50)} / ${formatNumber(requests.p95)}` : "",
    figure.timesBare === undefined ? "" : formatNumber(figure.timesBare),
    timesNode === undefined ? "" : formatNumber(timesNode),
    pgbench ? `${formatNumber(pgbench.rate)}/s, ${formatNumber(pgbench.database)} ms` : "",
    checkTargets(figure, targets).join("; "),
  ];
}

/** Three figures, such as 0.0123, 1.23, 123 and 12,300. */
export function formatNumber(value: number): string {
  return value.toLocaleString("en", { maximumSignificantDigits: 3 });
}

/** Lays out rows as a Markdown table; the first one is its head. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const [first = []] = rows;
  const widths = first.map((_, column) =>
    Math.max(3, ...rows.map((row) => (row[column] ?? "").length)),
  );
  const line = (row: readonly string[]): string =>
    `| ${widths.map((width, column) => (row[column] ?? "").padEnd(width)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(first), rule, ...rows.slice(1).map(line)].join("\n");
}
