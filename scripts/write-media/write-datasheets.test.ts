import { expect, test } from "vitest";
import { datasheets } from "./write-datasheets.ts";

test("files are at the paths that pages link to", async () => {
  for await (const { path } of datasheets.makeFiles()) {
    expect(path).toBe("/media/datasheets/6000.pdf");
    break;
  }
});
