import { expect, test } from "vitest";
import { findDataFolder } from "./process-inspection.ts";

test("a postmaster's arguments name its folder, those of a backend don't", () => {
  const started = ["/opt/bin/postgres", "-D", "/srv/my data/postgres", "-p", "5433", ""].join("\0");
  expect(findDataFolder(started)).toBe("/srv/my data/postgres");
  expect(findDataFolder("postgres: shop shop 127.0.0.1(40000) idle\0")).toBeUndefined();
  expect(findDataFolder("")).toBeUndefined();
});
