import { expect, test } from "vitest";
import {
  findWorstLevel,
  judgeBackup,
  judgeDatabase,
  judgeMail,
  judgeQueue,
  judgeStorage,
  toStatusLevel,
} from "./server-status.ts";

const hour = 3_600;
const gigabyte = 1_000_000_000;

// docs/product/admin.md#status-of-the-server
test("a part is judged by its worst problem", () => {
  expect(judgeDatabase({ answerMs: 3, waiting: 0 })).toBeNull();
  expect(judgeDatabase({ answerMs: 900, waiting: 0 })).toBe("database_slow");
  expect(judgeDatabase({ answerMs: 900, waiting: 2 })).toBe("database_waiting");

  expect(judgeQueue({ failed: 0, dueSeconds: 40 })).toBeNull();
  expect(judgeQueue({ failed: 1, dueSeconds: 40 })).toBe("jobs_failed");
  expect(judgeQueue({ failed: 1, dueSeconds: 400 })).toBe("jobs_late");
  expect(judgeQueue({ failed: 0, dueSeconds: hour })).toBe("jobs_stuck");

  expect(judgeMail({ delivery: "smtp", putOff: 0, givenUp: 0, dueSeconds: 5 })).toBeNull();
  expect(judgeMail({ delivery: "files", putOff: 0, givenUp: 0, dueSeconds: 5 })).toBe(
    "mail_to_files",
  );
  expect(judgeMail({ delivery: "smtp", putOff: 3, givenUp: 0, dueSeconds: 5 })).toBe(
    "mail_put_off",
  );
  expect(judgeMail({ delivery: "smtp", putOff: 3, givenUp: 0, dueSeconds: hour })).toBe(
    "mail_stuck",
  );
  expect(judgeMail({ delivery: "smtp", putOff: 3, givenUp: 1, dueSeconds: 5 })).toBe(
    "mail_given_up",
  );

  const totalBytes = 100 * gigabyte;
  expect(judgeStorage({ freeBytes: 50 * gigabyte, totalBytes })).toBeNull();
  expect(judgeStorage({ freeBytes: null, totalBytes: null })).toBeNull();
  expect(judgeStorage({ freeBytes: 4 * gigabyte, totalBytes })).toBe("disk_low");
  expect(judgeStorage({ freeBytes: 0.1 * gigabyte, totalBytes: gigabyte })).toBe("disk_full");
  expect(judgeStorage(undefined)).toBe("storage_unreachable");

  const backup = { isScheduled: true, isReadable: true, ageSeconds: 25 * hour };
  expect(judgeBackup(backup)).toBeNull();
  expect(judgeBackup({ ...backup, ageSeconds: 27 * hour })).toBe("backup_late");
  expect(judgeBackup({ ...backup, ageSeconds: 51 * hour })).toBe("backup_old");
  expect(judgeBackup({ ...backup, ageSeconds: null })).toBe("backup_missing");
  expect(judgeBackup({ ...backup, isReadable: false })).toBe("backup_unreadable");
  expect(judgeBackup({ ...backup, isScheduled: false })).toBe("backup_off");
});

// docs/product/admin.md#status-of-the-server
test("the whole is as good as its worst part", () => {
  expect(findWorstLevel(["ok", "ok"])).toBe("ok");
  expect(findWorstLevel(["ok", toStatusLevel("backup_off"), "ok"])).toBe("warn");
  expect(findWorstLevel(["warn", toStatusLevel("mail_stuck"), toStatusLevel(null)])).toBe("error");
});
