import type { Queue } from "pg-boss";

export const queueNames = [
  "order-placed",
  "quote-changed",
  "low-stock",
  "notice",
  "account-mail",
  "timed",
  "backup",
] as const;

/** Holds records of mails that were given up, for the status page. No worker reads it. */
export const givenUpQueueName = "given-up-mail";

/** The queues whose jobs are mails. */
export const mailQueueNames: readonly QueueName[] = ["notice", "account-mail"];

/** States of jobs that aren't finished. */
export const jobStates = ["created", "retry", "active", "failed"] as const;

export type JobState = (typeof jobStates)[number];

export type QueueName = (typeof queueNames)[number] | typeof givenUpQueueName;

const day = 24 * 60 * 60;

const defaults = {
  // Finished jobs are deleted by the next pass, since mails contain personal data.
  deleteAfterSeconds: 1,
  // Waiting jobs survive a long outage. It is the library's maximum.
  retentionSeconds: 365 * day,
  // Counts only runs whose process died or stopped: `deliverMail` adds a new job for a failed mail.
  retryLimit: 1_000,
  retryDelay: 0,
} satisfies Omit<Queue, "name">;

/**
 * The queues with their settings. `expireInSeconds` is longer than any run takes: then the job of a dead
 * process runs again.
 */
export const queues = {
  /** Queues the mails about a new order. The trigger of `orders` adds its jobs. */
  "order-placed": { ...defaults, policy: "standard", expireInSeconds: 120 },
  /** Queues the mails about a new or answered quote. The triggers of `quotes` add its jobs. */
  "quote-changed": { ...defaults, policy: "standard", expireInSeconds: 120 },
  /** Queues the mails about products that ran low. The trigger of `products` adds its jobs. */
  "low-stock": { ...defaults, policy: "standard", expireInSeconds: 120 },
  /** Mails about orders, quotes and stock. */
  notice: { ...defaults, policy: "standard", expireInSeconds: 120 },
  /** Mails that users requested: confirmation, reset, already registered. */
  "account-mail": { ...defaults, policy: "standard", expireInSeconds: 120 },
  [givenUpQueueName]: {
    ...defaults,
    policy: "standard",
    expireInSeconds: 120,
    retentionSeconds: 7 * day,
  },
  /** Timed jobs, by name: one that waits or runs isn't added again. */
  timed: { ...defaults, retryLimit: 3, policy: "exclusive", expireInSeconds: 3_600 },
  /** The daily backup, in a queue of its own, since it takes minutes in a large shop. */
  backup: {
    ...defaults,
    policy: "exclusive",
    retryLimit: 3,
    retryDelay: 300,
    expireInSeconds: 4 * 3_600,
    // That of a killed process runs again after this time.
    heartbeatSeconds: 60,
  },
} as const satisfies Record<QueueName, Omit<Queue, "name">>;
