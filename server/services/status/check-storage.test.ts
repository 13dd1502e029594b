import { expect, test } from "vitest";
import { loadConfig } from "#server/config.ts";
import { createFileStorage } from "#server/storage/file-storage.ts";
import { captureLog } from "#server/testing/capture-log.ts";
import { checkStorage } from "./check-storage.ts";

// docs/product/admin.md#status-of-the-server
test("a store that answers has no size; one that is away and a missing folder are reported", async () => {
  const { log, lines } = captureLog();
  const s3 = {
    endpoint: "http://127.0.0.1:1",
    region: "eu",
    bucket: "shop",
    accessKeyId: "id",
    secretAccessKey: "a-secret-key",
  };
  const config = { ...loadConfig({ DATA_DIR: "/no/such/folder" }), s3 };
  const storage = createFileStorage(config);
  const answering = { ...storage, read: async () => undefined };
  const away = { ...storage, read: async () => Promise.reject(new Error("connect ECONNREFUSED")) };
  expect(await checkStorage({ config, log, storage: answering })).toEqual({
    level: "ok",
    problem: null,
    kind: "s3",
    free_bytes: null,
    total_bytes: null,
  });
  expect(lines).toEqual([]);
  expect((await checkStorage({ config, log, storage: away })).problem).toBe("storage_unreachable");
  const folder = await checkStorage({ config: { ...config, s3: undefined }, log, storage });
  expect(folder).toMatchObject({ problem: "storage_unreachable", kind: "folder" });
  expect(lines).toHaveLength(2);
  expect(lines.join("")).not.toContain("a-secret-key");
});
