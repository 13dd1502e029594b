import { expect, test } from "vitest";
import { cpuMs } from "#domain/testing/cpu-ms.ts";
import { findJsonError } from "./strict-json.ts";

const size = 100_000;

test.each(['\\"', '"', '"\\', '"\\\\', "[", "{", "[],", '{"', '"a":', "\\", '"\\\\"\\'])(
  "scans 100 kB of %j in less than 50 ms",
  (token) => {
    const text = token.repeat(Math.ceil(size / token.length));
    expect(cpuMs(() => findJsonError(text))).toBeLessThan(50);
    expect(cpuMs(() => findJsonError(`{"a":"${text}`))).toBeLessThan(50);
    expect(findJsonError(text)).toBeDefined();
  },
);

test.each([
  ['{"a":1}', undefined],
  ['{"a":"\\"","b":"\\\\"}', undefined],
  ['{"a\\"":1,"a":2}', undefined],
  ['["{","[","}"]', undefined],
  ['{"a":[{"a":1}],"b":{"a":":"}}', undefined],
  ['"text"', undefined],
  ['{"a":1,"a":2}', "duplicate-key"],
  ['{"a":1,"\\u0061":2}', "duplicate-key"],
  ['{"\\"":1,"\\u0022":2}', "duplicate-key"],
  ['[{"b":{"a":1,"c":{},"a":2}}]', "duplicate-key"],
  ["[".repeat(32) + "]".repeat(32), undefined],
  ["[".repeat(33) + "]".repeat(33), "depth"],
  [`{"a":"${"[".repeat(99)}"}`, undefined],
  [`${'{"a":'.repeat(33)}1${"}".repeat(33)}`, "depth"],
  ['{"a":"', "syntax"],
  ['{"a":"\\', "syntax"],
  ['{"a":"b\nc"}', "syntax"],
  ["", "syntax"],
])("returns for %j the error %j", (text, error) => {
  expect(findJsonError(text)).toBe(error);
});
