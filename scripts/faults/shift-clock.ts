import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { makeScratchShop } from "../load/scratch-shop.ts";
import { createHttpClient } from "../proof/http-client.ts";
import { NotApplicable } from "../proof/proof-case.ts";
import { startDebianPostgres } from "./postgres-server.ts";

/** Restarts a server with a shifted clock, while its database's is right, and reads with one cookie. */
export async function shiftClock(): Promise<string> {
  const [library] = globSync("/usr/lib/*/faketime/libfaketime.so.1");
  if (library === undefined) throw new NotApplicable("needs faketime: apt-get install faketime");
  const postgres = await startDebianPostgres();
  const shop = await makeScratchShop({ DATABASE_URL: postgres.url });
  try {
    await shop.start();
    const own = shop.origin.replace("127.0.0.1", "localhost");
    const send = createHttpClient(shop.origin, own);
    const { cookie } = await send("/api/auth/sign-in/email", { body: shop.admin });
    const readAt = async (shift: string): Promise<number> => {
      await shop.end("SIGTERM");
      await shop.start({
        LD_PRELOAD: library,
        FAKETIME: shift,
        FAKETIME_DONT_FAKE_MONOTONIC: "1",
      });
      return (await send("/api/cart", { cookie })).status;
    };
    assert.equal(await readAt("-1h"), 200, "an hour back");
    assert.equal(await readAt("+1d"), 200, "a day on");
    assert.equal(await readAt("+10d"), 401, "ten days on");
    return "an hour back and a day on 200, ten days on 401";
  } finally {
    await shop.remove();
    await postgres.remove();
  }
}
