import { expect, test } from "vitest";
import { findClusterPrograms } from "./cluster-programs.ts";

test("missing programs are named with the command that installs them", () => {
  const find = (): unknown => findClusterPrograms({ env: {}, isProgram: () => false });
  expect(find).toThrow(
    "apt-get install --no-install-recommends etcd-server patroni python3-etcd haproxy postgresql-15",
  );
});

test("only what is missing is named", () => {
  const isProgram = (path: string): boolean => !path.endsWith("haproxy");
  const find = (): unknown => findClusterPrograms({ env: {}, isProgram });
  expect(find).toThrow(/--no-install-recommends haproxy(?: postgresql-15)?\n/);
});
