import { z } from "zod";
import { statusLevels, statusProblems, type StatusProblem } from "./server-status.ts";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys loses the type of the keys
const problems = Object.keys(statusProblems) as StatusProblem[];

const level = z.enum(statusLevels).describe("ok, warn (look at it) or error (mend it now)");
const judged = {
  level,
  problem: z.enum(problems).nullable().describe("What is wrong, or null"),
};
const seconds = z.number().describe("How long the first waiting one has been due, in seconds");
const bytes = z.number().nullable();

export const serverStatusSchema = z
  .object({
    level: level.describe("The worst of all parts"),
    checked_at: z.iso.datetime().describe("When this was read"),
    version: z.string().describe("Version of the program and its build"),
    started_at: z.iso.datetime().describe("Start of the process that answers"),
    database: z
      .object({
        ...judged,
        version: z.string().describe("Version of PostgreSQL"),
        bytes: z.number().describe("Size of the database"),
        answer_ms: z.number().describe("Time of one statement, in milliseconds"),
        connections: z
          .object({
            max: z.int().describe("Most connections of this process"),
            used: z.int().describe("In use"),
            idle: z.int().describe("Open and free"),
            waiting: z.int().describe("Requests that wait for one"),
          })
          .describe("Connections of the process that answers"),
      })
      .describe("The database"),
    queue: z
      .object({
        ...judged,
        waiting: z.int().describe("Jobs that wait, also for their time"),
        running: z.int().describe("Jobs that run"),
        failed: z.int().describe("Jobs that failed for good"),
        due_seconds: seconds,
      })
      .describe("Background jobs, mails included"),
    mail: z
      .object({
        ...judged,
        delivery: z.enum(["smtp", "files"]).describe("By a mail server, or into files"),
        waiting: z.int().describe("Mails that aren't sent yet"),
        put_off: z.int().describe("Those of them that failed and will be tried again"),
        given_up: z.int().describe("Mails that failed for good in the last seven days"),
        given_up_for: z
          .array(z.string())
          .describe("Numbers of the orders and quotes that the last of them were about"),
        due_seconds: seconds,
      })
      .describe("Mails"),
    storage: z
      .object({
        ...judged,
        kind: z.enum(["folder", "s3"]).describe("Where uploads are stored"),
        free_bytes: bytes.describe("Free space of the data folder; null for a store"),
        total_bytes: bytes.describe("Size of its disk; null for a store"),
      })
      .describe("Uploaded files"),
    backup: z
      .object({
        ...judged,
        made_at: z.iso.datetime().nullable().describe("Start of the newest scheduled one"),
        bytes: bytes.describe("Its size"),
      })
      .describe("Scheduled backups"),
    streams: z
      .object({ ...judged, open: z.int().describe("Open streams of the process that answers") })
      .describe("Pages that receive changes at once"),
  })
  .meta({ id: "ServerStatus", description: "How the server and what it needs are" });

export type ServerStatus = z.infer<typeof serverStatusSchema>;
