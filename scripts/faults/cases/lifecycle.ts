import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { NotApplicable } from "../../proof/proof-case.ts";
import { backUpLargeShop } from "../back-up-large-shop.ts";
import type { FaultCase } from "../case-type.ts";
import { openManyStreams } from "../open-many-streams.ts";
import { restoreIntoVersions } from "../restore-into-versions.ts";
import { resumeStream } from "../resume-stream.ts";
import { shiftClock } from "../shift-clock.ts";
import { soak } from "../soak.ts";
import { stopServers } from "../stop-servers.ts";

const run = promisify(execFile);

export const lifecycleCases: readonly FaultCase[] = [
  {
    id: "R12",
    title: "The clock one day on, one hour back: sessions stay right; 8 days on they end",
    rules: ["reliability.md#clock-changes"],
    attack: shiftClock,
  },
  {
    id: "R16",
    title: "10,000 event streams: p99 under 500 ms, 30 kB each, all descriptors returned",
    attack: ({ streams }) => openManyStreams(streams),
  },
  {
    id: "R17",
    title: "A stream that was cut resumes: nothing lost, nothing double",
    rules: ["reliability.md#nothing-lost"],
    attack: resumeStream,
  },
  {
    id: "R18",
    title: "A stop under load cuts no answer and takes less than 1 s",
    rules: ["reliability.md#graceful-stop"],
    attack: stopServers,
  },
  {
    id: "R23",
    title: "Backup and restore give back the same shop, also after kills and a full disk",
    rules: ["reliability.md#backup-and-restore", "reliability.md#killed-restores"],
    attack: backUpLargeShop,
  },
  {
    id: "R25",
    title: "A soak of one hour: memory grows by less than 1 MB/h",
    async attack({ soakMinutes }) {
      if (soakMinutes === 0) throw new NotApplicable("runs with --soak 60");
      return soak(soakMinutes);
    },
  },
  {
    id: "R28",
    title: "A page from before a deployment reloads once and works",
    journeys: ["e2e/deploy.test.ts"],
  },
  {
    id: "R31",
    title: "The primary of a cluster killed: nothing acknowledged lost, writes within 30 s",
    async attack() {
      throw new NotApplicable("needs a cluster: npm run cluster:demo shows it");
    },
  },
  {
    id: "R32",
    title: "Old and new servers side by side during a deployment: no request cut or refused",
    attack: runRollingDeployment,
  },
  {
    id: "R33",
    title: "Every timed job runs once with several processes",
    rules: ["reliability.md#daily-backups"],
  },
  {
    id: "R34",
    title: "A backup restored into PostgreSQL 15, 16 and 17: the same rows, and orders are placed",
    rules: ["reliability.md#backup-and-restore"],
    attack: restoreIntoVersions,
  },
];

/** The same as `npm run test:rolling`. */
async function runRollingDeployment(): Promise<string> {
  const script = join(import.meta.dirname, "../../test-rolling.ts");
  if (!existsSync(script)) throw new NotApplicable("this version has no npm run test:rolling");
  const { stdout } = await run(process.execPath, [script]);
  return stdout.trim().split("\n").at(-1) ?? "";
}
