import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { z } from "zod";
import type { TestCounts, TestFailure } from "./test-counts.ts";
import { fullTag } from "./test-scope.ts";

const testFile = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string(),
  assertionResults: z.array(
    z.object({
      fullName: z.string(),
      status: z.string(),
      failureMessages: z.array(z.string()),
      tags: z.array(z.string()),
    }),
  ),
});

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(testFile),
});

const notRun = new Set(["skipped", "pending", "todo"]);

/**
 * Reads the report that vitest's `json` reporter writes. Tests left to `npm run test:full` by their tag aren't
 * skipped.
 */
export async function readVitestReport(file: string): Promise<TestCounts> {
  const report = vitestReport.parse(JSON.parse(await readFile(file, "utf8")));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, tags }) => notRun.has(status) && !tags.includes(fullTag)).length,
    retried: [],
    failures: report.testResults.flatMap(listFailures),
  };
}

function listFailures(file: z.infer<typeof testFile>): readonly TestFailure[] {
  const path = relative(process.cwd(), file.name);
  const failures = file.assertionResults
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages }) => ({
      name: `${path} › ${fullName}`,
      message: failureMessages.join("\n"),
    }));
  if (failures.length > 0 || file.status !== "failed") return failures;
  return [{ name: path, message: file.message }];
}
