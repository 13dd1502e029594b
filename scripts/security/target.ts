import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { ReadMail } from "#server/testing/parse-mail.ts";
import { readOutbox } from "#server/testing/read-outbox.ts";
import { makeScratchShop, type ScratchShop } from "../load/scratch-shop.ts";
import { openShopDatabase, type ShopDatabase } from "../load/shop-database.ts";
import {
  createHttpClient,
  takeNetwork,
  type ClientAnswer,
  type HttpClient,
} from "../proof/http-client.ts";
import { createHttpsProxy, type HttpsProxy } from "../proof/https-proxy.ts";

export type TestAccount = {
  readonly email: string;
  readonly password: string;
  readonly cookie: string;
};

/** A shop of the build behind an https proxy, with production's limits, and what attacks need. */
export type SecurityTarget = {
  readonly shop: ScratchShop;
  readonly proxy: HttpsProxy;
  /** Through the proxy. */
  readonly send: HttpClient;
  /** Past the proxy, for requests that a proxy would reject. */
  readonly port: number;
  readonly database: ShopDatabase;
  /** A new session of the admin. */
  signInAdmin(): Promise<string>;
  /** Creates a confirmed customer, who is signed in. */
  createCustomer(): Promise<TestAccount>;
  /** Waits for a mail. */
  awaitMail(to: string, matches?: (mail: ReadMail) => boolean): Promise<ReadMail>;
  /** Adds a product. */
  createProduct(fields?: Readonly<Record<string, unknown>>): Promise<string>;
  close(): Promise<void>;
};

export const customerPassword = "Kushineta 6205-2RS";

/** Starts everything, or leaves nothing running. */
export async function openSecurityTarget(): Promise<SecurityTarget> {
  const proxy = await createHttpsProxy();
  const shop = await makeScratchShop({
    PUBLIC_URL: proxy.url,
    TRUST_PROXY: "1",
    STAFF_EMAILS: "sales@shop.example",
  });
  try {
    await shop.start();
    return await prepareTarget(proxy, shop);
  } catch (error) {
    await proxy.stop();
    await shop.remove();
    throw error;
  }
}

async function prepareTarget(proxy: HttpsProxy, shop: ScratchShop): Promise<SecurityTarget> {
  const port = Number(new URL(shop.origin).port);
  await proxy.start(port);
  const send = createHttpClient(proxy.url, proxy.url, proxy.certificate);
  await waitForProxy(send);
  const database = await openShopDatabase(shop.dataDir);
  const signIn = async (email: string, password: string): Promise<string> => {
    const answer = await send("/api/auth/sign-in/email", {
      body: { email, password },
      from: takeNetwork(),
    });
    assert.equal(answer.status, 200, `sign-in answered ${answer.status}`);
    return answer.cookie;
  };
  const awaitMail: SecurityTarget["awaitMail"] = (to, matches = () => true) =>
    findMail(shop.dataDir, (mail) => mail.to === to && matches(mail));
  const signInAdmin = (): Promise<string> => signIn(shop.admin.email, shop.admin.password);
  return {
    shop,
    proxy,
    send,
    port,
    database,
    signInAdmin,
    awaitMail,
    async createCustomer() {
      const email = `c-${randomUUID().slice(0, 8)}@firm.example`;
      const body = { name: "Arta Hoxha", email, password: customerPassword };
      await expectStatus(send("/api/auth/sign-up/email", { body, from: takeNetwork() }), 200);
      const token = readToken(await awaitMail(email));
      await expectStatus(send("/api/auth/confirm-email", { body: { token } }), 200);
      return { email, password: customerPassword, cookie: await signIn(email, customerPassword) };
    },
    async createProduct(fields = {}) {
      const body = { name: "Test 6205", price: 4, description: "Deep groove", ...fields };
      const cookie = await signInAdmin();
      const answer = await expectStatus(send("/api/products", { cookie, body }), 201);
      return String(answer.body["id"]);
    },
    async close() {
      await database.close();
      await proxy.stop();
      await shop.remove();
    },
  };
}

/** Awaits an answer and checks its status. */
export async function expectStatus(
  sending: Promise<ClientAnswer>,
  ...allowed: readonly number[]
): Promise<ClientAnswer> {
  const answer = await sending;
  assert.ok(
    allowed.includes(answer.status),
    `${answer.status} instead of ${allowed.join(" or ")}: ${answer.text.slice(0, 200)}`,
  );
  return answer;
}

/** The token of a mail's link. */
export function readToken(mail: ReadMail): string {
  const token = /[#?&](?:token|confirm|reset)=([\w-]+)/.exec(mail.text)?.[1];
  assert.ok(token, "the mail has no link");
  return token;
}

async function findMail(dataDir: string, matches: (mail: ReadMail) => boolean): Promise<ReadMail> {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const mail = (await readOutbox(dataDir)).find(matches);
    if (mail) return mail;
    await delay(250);
  }
  throw new Error("no mail within 60 s");
}

async function waitForProxy(send: HttpClient): Promise<void> {
  let seen = "";
  for (let attempt = 0; attempt < 600; attempt += 1) {
    try {
      const { status } = await send("/readyz");
      if (status === 200) return;
      seen = `answered ${status}`;
    } catch (error) {
      seen = String(error);
    }
    await delay(100);
  }
  throw new Error(`The proxy didn't reach the shop: ${seen}`);
}
