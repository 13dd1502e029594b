import { z } from "zod";

const numbers = z.array(z.number()).readonly();

const figureSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    /** Products in the shop. */
    products: z.number(),
    unit: z.string(),
    better: z.enum(["lower", "higher"]),
    /** One for each repeat. */
    values: numbers,
    /** Medians of requests: CPU ms of the two, rate a second, ms until the answer. */
    requests: z
      .object({
        server: z.number(),
        database: z.number(),
        rate: z.number(),
        p50: z.number(),
        p95: z.number(),
        /** Measured in all repeats. */
        count: z.number(),
      })
      .readonly()
      .optional(),
    /** CPU of the server divided by that of a bare node:http server with the same answer. */
    timesBare: z.number().optional(),
    /** CPU ms of a bare node:http server that runs the same statements, and of PostgreSQL. */
    node: z.object({ server: z.number(), database: z.number() }).readonly().optional(),
    /** pgbench with the same statement: CPU ms of PostgreSQL, and rate a second. */
    pgbench: z.object({ database: z.number(), rate: z.number() }).readonly().optional(),
  })
  .readonly();

/** A measured figure, with the values of its repeats. */
export type Figure = z.output<typeof figureSchema>;

/** What `results.json` contains. */
export const resultsSchema = z
  .object({
    machine: z
      .object({
        processors: z.string(),
        memoryGb: z.number(),
        system: z.string(),
        node: z.string(),
        postgres: z.string(),
        pgbench: z.string(),
        date: z.string(),
        commit: z.string(),
        /** Load per core of the minute before the run. */
        loadPerCore: z.number(),
        isQuick: z.boolean(),
      })
      .readonly(),
    figures: z.array(figureSchema).readonly(),
  })
  .readonly();

export type BenchResults = z.output<typeof resultsSchema>;
