import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { TestCounts } from "./test-counts.ts";

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      projectName: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
});

const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  suites: z.array(suite),
});

/** Reads the report that Playwright's `json` reporter writes. */
export async function readPlaywrightReport(file: string): Promise<TestCounts> {
  const { stats, suites } = playwrightReport.parse(JSON.parse(await readFile(file, "utf8")));
  const tests = suites.flatMap(listTests);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    retried: tests.filter(({ status }) => status === "flaky").map(({ name }) => name),
    failures: tests
      .filter(({ status }) => status === "unexpected")
      .map(({ name, message }) => ({ name, message })),
  };
}

type ListedTest = { readonly name: string; readonly status: string; readonly message: string };

function listTests({ specs, suites = [] }: z.infer<typeof suite>): readonly ListedTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results, status }) => ({
      name: `[${projectName}] ${file} › ${title}`,
      status,
      message: (results.at(-1)?.errors ?? []).map((error) => error.message ?? "").join("\n"),
    })),
  );
  return [...own, ...suites.flatMap(listTests)];
}
