import { expect, test } from "vitest";
import { describeFailure, findPassingFailure } from "./postgres-failure.ts";

test.each([
  ['FATAL:  lock file "postmaster.pid" already exists', "LOCKED"],
  ['FATAL:  lock file "postmaster.pid" is empty', "LOCKED"],
  ["FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use", "MEMORY_IN_USE"],
  ['LOG:  could not bind IPv4 address "127.0.0.1": Address already in use', "PORT_IN_USE"],
  ['FATAL:  could not write lock file "postmaster.pid": No space left on device', undefined],
  ["FATAL:  database files are incompatible with server", undefined],
])("recognises errors worth a retry: %s", (output, kind) => {
  expect(findPassingFailure(output)).toBe(kind);
});

// docs/product/reliability.md#full-disk
test.each([
  "initdb: error: could not write to file: No space left on device",
  'FATAL:  could not write lock file "postmaster.pid": No space left on device',
  "initdb: error: wrote only 4096 of 8192 bytes at block 10\nHINT:  Check free disk space.",
  "Error: ENOSPC: no space left on device, write",
  "PANIC:  could not write to file: Disk quota exceeded",
])("reports a full disk: %s", (output) => {
  expect(describeFailure(output, "Can't start")).toMatchObject({
    code: "DISK_FULL",
    message: "Can't start: the disk is full",
  });
});

test.each([
  [
    "2026-11-21 02:42:22.330 UTC [7] LOG:  starting\n2026 UTC [7] FATAL:  no access\nHINT: x",
    "no access",
  ],
  [
    "The files belong to you.\ninitdb: error: invalid locale name\ninitdb: hint: x",
    "invalid locale name",
  ],
  ["spawn EPERM\n", "spawn EPERM"],
  ["", "no reason given"],
])("finds the line with the reason in %j", (output, reason) => {
  expect(describeFailure(output, "Can't start")).toMatchObject({
    code: "START_FAILED",
    message: `Can't start: ${reason}`,
  });
});
