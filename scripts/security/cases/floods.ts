import assert from "node:assert/strict";
import { makeScratchShop } from "../../load/scratch-shop.ts";
import { createHttpClient } from "../../proof/http-client.ts";
import type { SecurityCase } from "../case-type.ts";
import { measureRepetition } from "../measure-repetition.ts";
import { withstandStampede } from "../withstand-stampede.ts";

/** Cases found by attack after S1 to S68 were written. */
export const floodCases: readonly SecurityCase[] = [
  {
    id: "S69",
    title: "100 kB of any repeated token costs less than 50 ms of CPU",
    rules: ["security.md#bounded-bodies"],
    attack: measureRepetition,
  },
  {
    id: "S70",
    title: "A flood of pages leaves /healthz under 1 s and memory under 400 MB",
    rules: ["security.md#floods-of-pages"],
    attack: withstandStampede,
  },
  {
    id: "S71",
    title: "A mail scanner confirms nothing, and nothing of a stranger's sign-up survives",
    rules: ["security.md#mail-scanners-confirm-nothing"],
  },
  {
    id: "S72",
    title: "Ids and names of unpublished products reach no stranger",
    rules: ["security.md#hidden-products"],
  },
  {
    id: "S73",
    title: "Sockets that never read are closed, connections are limited",
    rules: ["security.md#connections"],
  },
  {
    id: "S74",
    title: "No log line or start error has a key, statement, parameter or personal data",
    rules: ["security.md#no-secrets-in-logs"],
  },
  {
    id: "S75",
    title: "Limits count across processes and restarts",
    attack: restartLimited,
  },
  {
    id: "S76",
    title: "No code is read as a part that it isn't",
    rules: ["catalogue.md#exact-near-and-interchange"],
  },
];

async function restartLimited(): Promise<string> {
  const shop = await makeScratchShop();
  try {
    await shop.start();
    const send = createHttpClient(shop.origin, shop.origin.replace("127.0.0.1", "localhost"));
    const fail = async (): Promise<number> => {
      const body = { email: shop.admin.email, password: "Wrong-password-1" };
      return (await send("/api/auth/sign-in/email", { body })).status;
    };
    for (let index = 0; index < 5; index += 1) assert.equal(await fail(), 401);
    await shop.end("SIGKILL");
    await shop.start();
    assert.equal(await fail(), 429);
    return "429 after a kill and a restart";
  } finally {
    await shop.remove();
  }
}
