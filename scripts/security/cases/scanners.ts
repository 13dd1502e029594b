import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import type { SecurityCase } from "../case-type.ts";
import { runFuzz } from "../fuzz/run-fuzz.ts";
import { runScanner } from "../run-scanner.ts";
import type { SecurityTarget } from "../target.ts";

/** Other people's programs, and random requests. */
export const scannerCases: readonly SecurityCase[] = [
  {
    id: "fuzz",
    title: "20,000 random requests made from openapi.json: no 5xx, every answer as declared",
    attack: runFuzz,
  },
  {
    id: "sqlmap",
    title: "sqlmap at level 3 finds no parameter injectable",
    attack: runSqlmap,
  },
  {
    id: "wapiti",
    title: "wapiti finds nothing",
    attack: runWapiti,
  },
];

const searched: readonly (readonly [path: string, parameters: string])[] = [
  [
    "/api/products?search=6205&category=Bearings&brand=NSK&sort=name-asc",
    "search,category,brand,sort",
  ],
  ["/api/search?q=6205", "q"],
  ["/api/designations/6205*", ""],
];
const sqlmapSeconds = 300;

async function runSqlmap({ port }: SecurityTarget): Promise<string> {
  const seen: string[] = [];
  for (const [path, parameters] of searched) {
    const folder = await mkdtemp(join(tmpdir(), "sqlmap-"));
    const args = [
      "-u",
      `http://127.0.0.1:${port}${path}`,
      "--batch",
      "--level=3",
      "--flush-session",
      "--disable-coloring",
      "--skip-waf",
      "--threads=4",
      "--dbms=PostgreSQL",
      "--ignore-code=*",
      `--output-dir=${folder}`,
    ];
    const { output, isEnded } = await runScanner(
      "sqlmap",
      parameters ? [...args, "-p", parameters] : args,
      sqlmapSeconds,
    );
    await rm(folder, { recursive: true, force: true });
    assert.doesNotMatch(output, /is vulnerable|identified the following injection point/, path);
    const verdicts = [
      ...output.matchAll(/does not seem to be injectable|do not appear to be injectable/g),
    ];
    assert.ok(verdicts.length > 0 || !isEnded, `sqlmap tested nothing: ${output.slice(-300)}`);
    seen.push(
      `${path.split("?", 1).join("")} ${isEnded ? "not injectable" : `nothing within ${sqlmapSeconds} s`}`,
    );
  }
  return seen.join(", ");
}

/** Headers that no current browser reads, and notes of what it can't see: JSON is checked by origin. */
const explained = new Set(["Cross Site Request Forgery", "HTTP Secure Headers"]);

const wapitiReport = z.object({
  vulnerabilities: z.record(z.string(), z.array(z.object({ info: z.string(), path: z.string() }))),
  anomalies: z.record(z.string(), z.array(z.object({ info: z.string(), path: z.string() }))),
});

/** It can't read compressed answers, so it asks for none. */
async function runWapiti({ proxy }: SecurityTarget): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "wapiti-"));
  const file = join(folder, "report.json");
  const limits = [
    "--max-scan-time",
    "120",
    "--max-attack-time",
    "60",
    "-d",
    "2",
    "--max-links-per-page",
    "40",
  ];
  const { output } = await runScanner(
    "wapiti",
    [
      "-u",
      `${proxy.url}/`,
      "--verify-ssl",
      "0",
      "-H",
      "Accept-Encoding: identity",
      "-f",
      "json",
      "-o",
      file,
      "--store-session",
      folder,
      "--flush-session",
      "--no-bugreport",
      "-v",
      "1",
      ...limits,
    ],
    1_200,
  );
  const text = await readFile(file, "utf8").catch(() => "");
  await rm(folder, { recursive: true, force: true });
  assert.ok(text !== "", `wapiti wrote no report: ${output.slice(-300)}`);
  const { vulnerabilities, anomalies } = wapitiReport.parse(JSON.parse(text));
  const found = Object.entries({ ...vulnerabilities, ...anomalies }).filter(
    ([, list]) => list.length > 0,
  );
  const first = found.find(([name]) => !explained.has(name));
  assert.ok(
    !first,
    `${first?.[0] ?? ""}: ${first?.[1][0]?.info ?? ""} ${first?.[1][0]?.path ?? ""}`,
  );
  const count = /\d+ (?:URLs|resources)|found (\d+)/i.exec(output)?.[0] ?? "";
  return `nothing but ${found.map(([name, list]) => `${list.length} × ${name}`).join(", ") || "no note"} ${count}`.trim();
}
