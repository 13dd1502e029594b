import { parseArgs } from "node:util";

/** What `npm run bench` was asked for. */
export type BenchArguments = {
  /** Products of each shop that is measured. */
  readonly sizes: readonly number[];
  readonly isQuick: boolean;
  /** Beginnings of the figures' ids; empty means all. */
  readonly only: readonly string[];
  /** The file to compare with, and the file that is compared instead of a new run. */
  readonly compare: { readonly before: string; readonly after: string | undefined } | undefined;
  /** Folder of shops that stay for the next run. */
  readonly data: string | undefined;
  /** Folder of the results. */
  readonly out: string;
  /** Whether dist is built again if a source changed. */
  readonly mayBuild: boolean;
};

export const benchUsage = `npm run bench -- [options]
  --products N          products of the shop (1000)
  --sizes N,N,…         one shop after the other
  --quick               shorter repeats: about a minute at 1000 products
  --only NAME,NAME      only figures whose names begin so, such as list,order-16
  --compare FILE        after the run, the ratio of each figure to FILE (a results.json)
  --compare FILE,FILE   the same for two files, without a run
  --data FOLDER         where the shops' databases stay for the next run
  --out FOLDER          of RESULTS.md and results.json: bench, or .cache/bench with --quick or --only
  --no-build            measures dist as it is`;

/**
 * Reads the arguments of the command.
 * @param known Ids of all figures.
 * @throws {Error} With the mistake in plain words.
 */
export function readBenchArguments(
  args: readonly string[],
  known: readonly string[],
): BenchArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      products: { type: "string" },
      sizes: { type: "string" },
      quick: { type: "boolean", default: false },
      only: { type: "string", default: "" },
      compare: { type: "string" },
      data: { type: "string" },
      out: { type: "string" },
      "no-build": { type: "boolean", default: false },
    },
  });
  if (values.products !== undefined && values.sizes !== undefined) {
    throw new Error("Either --products or --sizes, not both");
  }
  const only = readList(values.only);
  for (const name of only) {
    if (known.some((id) => isSelected(id, [name]))) continue;
    throw new Error(`No figure is named ${name}. There are: ${known.join(", ")}`);
  }
  const isPartial = values.quick || only.length > 0;
  return {
    sizes: readList(values.sizes ?? values.products ?? "1000").map(readCount),
    isQuick: values.quick,
    only,
    compare: readFiles(values.compare),
    data: values.data,
    out: values.out ?? (isPartial ? ".cache/bench" : "bench"),
    mayBuild: !values["no-build"],
  };
}

/** Whether one of the names is a figure's id, or its beginning up to a hyphen. */
export function isSelected(id: string, only: readonly string[]): boolean {
  return only.length === 0 || only.some((name) => `${id}-`.startsWith(`${name}-`));
}

function readCount(text: string): number {
  const count = Number(text.replaceAll("_", ""));
  if (Number.isInteger(count) && count >= 1_000 && count <= 10_000_000) return count;
  throw new Error(`Not a number of products from 1000 to 10000000: ${text}`);
}

function readFiles(text: string | undefined): BenchArguments["compare"] {
  if (text === undefined) return undefined;
  const [before, after, ...others] = readList(text);
  if (before === undefined || others.length > 0) {
    throw new Error("--compare takes one file, or two with a comma");
  }
  return { before, after };
}

function readList(text: string): string[] {
  return text
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
}
