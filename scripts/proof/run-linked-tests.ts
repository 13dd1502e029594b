import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { z } from "zod";
import { findProofs, type Proof } from "../product-rules/find-rule-errors.ts";
import { readRepository } from "../product-rules/read-repository.ts";
import type { ProofCase } from "./proof-case.ts";

/** Results of the existing tests that cases name. */
export type LinkedTests = {
  /** @throws If a test of these rules failed, or none ran. */
  describeRules(rules: readonly string[]): string;
  /** @throws If one of these journeys failed. */
  describeJourneys(journeys: readonly string[]): string;
};

type Ran = { readonly path: string; readonly title: string; readonly isPassed: boolean };

const root = join(import.meta.dirname, "../..");
const report = join(root, ".cache/test-reports/linked-tests.json");

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ title: z.string(), status: z.string() })),
    }),
  ),
});

/** Tests that need no browser; a rule whose tests do is proven by a journey of the case. */
const isRunHere = /^(?:domain|catalogue|packages|server|scripts)\/.*\.test\.ts$/;

/** For a run of the attacks alone. */
export const noLinkedTests: LinkedTests = {
  describeRules: () => "daily tests not run",
  describeJourneys: () => "journeys not run",
};

/** Runs the tests of the cases' rules, and their journeys, once each. */
export async function runLinkedTests(
  cases: readonly Pick<ProofCase<never>, "rules" | "journeys">[],
): Promise<LinkedTests> {
  const rules = new Set(cases.flatMap((one) => one.rules ?? []));
  const journeys = [...new Set(cases.flatMap((one) => one.journeys ?? []))];
  const proofs = findLinkedProofs().filter((proof) => proof.rules.some((rule) => rules.has(rule)));
  const ran = await runVitest(proofs);
  const passedJourneys = new Set<string>();
  for (const journey of journeys) if (await runJourney(journey)) passedJourneys.add(journey);
  return {
    describeRules: (wanted) => describeTests(wanted, proofs, ran),
    describeJourneys(wanted) {
      const failed = wanted.filter((journey) => !passedJourneys.has(journey));
      if (failed.length > 0) throw new Error(`journey failed: ${failed.join(", ")}`);
      return `journey ${wanted.join(", ")} passed`;
    },
  };
}

/** The tests that a case's rules run. */
export function findLinkedProofs(): readonly Proof[] {
  return findProofs(readRepository().files).filter(({ path }) => isRunHere.test(path));
}

function describeTests(
  rules: readonly string[],
  proofs: readonly Proof[],
  ran: readonly Ran[],
): string {
  const linked = proofs.filter((proof) => proof.rules.some((rule) => rules.includes(rule)));
  const results = linked.flatMap((proof) => {
    const title = toPattern(proof.title);
    return ran.filter((test) => test.path === proof.path && title.test(test.title));
  });
  const failed = results.filter(({ isPassed }) => !isPassed);
  if (failed[0]) throw new Error(`${failed.length} daily tests failed: ${failed[0].title}`);
  if (results.length === 0) throw new Error(`no daily test ran for ${rules.join(", ")}`);
  return `${results.length} daily tests`;
}

/** Matches the title of a test, whose placeholders have become values. */
function toPattern(title: string): RegExp {
  return new RegExp(`^${toSource(title)}$`, "s");
}

function toSource(title: string): string {
  const literal = title
    .split(/%[sdifjo]|\$[\w.]+|\$\{[^}]*\}/)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&"));
  return literal.join(".*");
}

/** One project after the other: each has its own number of workers. */
async function runVitest(proofs: readonly Proof[]): Promise<readonly Ran[]> {
  const isOnDatabase = ({ path }: Proof): boolean => /^(?:server|packages\/embedded)/.test(path);
  return [
    ...(await runProject("server", proofs.filter(isOnDatabase))),
    ...(await runProject(
      "unit",
      proofs.filter((proof) => !isOnDatabase(proof)),
    )),
  ];
}

/** Runs only these tests of their files. */
async function runProject(project: string, proofs: readonly Proof[]): Promise<readonly Ran[]> {
  if (proofs.length === 0) return [];
  await mkdir(join(report, ".."), { recursive: true });
  await rm(report, { force: true });
  const files = new Set(proofs.map(({ path }) => path));
  const titles = proofs.map(({ title }) => toSource(title)).join("|");
  const reporter = ["--reporter", "json", "--outputFile", report];
  await run([
    "vitest/vitest.mjs",
    "run",
    "--project",
    project,
    ...files,
    "-t",
    titles,
    ...reporter,
  ]);
  const { testResults } = vitestReport.parse(JSON.parse(await readFile(report, "utf8")));
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ title, status }) => ({
        path: relative(root, name),
        title,
        isPassed: status === "passed",
      })),
  );
}

/** At both widths: a journey may be tagged for one. */
async function runJourney(journey: string): Promise<boolean> {
  const projects = ["--project", "desktop", "--project", "phone"];
  return (await run(["@playwright/test/cli.js", "test", journey, ...projects])) === 0;
}

async function run([program = "", ...args]: readonly string[]): Promise<number | null> {
  const child = spawn(process.execPath, [join(root, "node_modules", program), ...args], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  await once(child, "exit");
  return child.exitCode;
}
