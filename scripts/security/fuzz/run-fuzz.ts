import assert from "node:assert/strict";
import { Agent, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { listOperations, type Route } from "../../api-docs/openapi-document.ts";
import { describeApi } from "../../generate-openapi.ts";
import { makeScratchShop, type ScratchShop } from "../../load/scratch-shop.ts";
import { createHttpClient } from "../../proof/http-client.ts";
import { createAnswerCheck, type FuzzAnswer } from "./check-answer.ts";
import { composeFuzzRequest, type FuzzRequest } from "./compose-fuzz-request.ts";
import { createChooser, type Known } from "./generate-value.ts";

const requests = 20_000;
const clients = 6;

/** They end the sessions that the fuzz uses. */
const skipped = new Set(["accounts.signOut", "accounts.deleteUser", "accounts.changePassword"]);

/** Sends random requests made from openapi.json and checks each answer's status and body. */
export async function runFuzz(): Promise<string> {
  const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 1_000_000);
  const document = await describeApi("1.0.0");
  const routes = listOperations(document).filter(
    ({ operation }) => !skipped.has(operation.operationId ?? ""),
  );
  const check = createAnswerCheck(document);
  const shop = await makeScratchShop({ RATE_LIMIT_FACTOR: "100000", LOG_LEVEL: "error" });
  const wrong: string[] = [];
  const statuses: Record<string, number> = {};
  try {
    await shop.start();
    const choose = createChooser(seed);
    const ids: string[] = [];
    const known: Known = { document, choose, ids };
    const cookies = await signIn(shop);
    const agent = new Agent({ keepAlive: true, maxSockets: clients });
    let sent = 0;
    const work = async (): Promise<void> => {
      while (sent < requests) {
        sent += 1;
        if (sent % 1_000 === 0) console.error(`${sent} requests, ${wrong.length} wrong answers`);
        const route = choose.pick(routes);
        if (!route) return;
        const composed = composeFuzzRequest(route, known);
        const answer = await sendUntilServed(shop, agent, composed, choose.pick(cookies));
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        const error = check(route, answer);
        if (error) wrong.push(describe(route, composed, error));
        collectIds(answer.text, ids);
      }
    };
    await Promise.all(Array.from({ length: clients }, work));
    agent.destroy();
  } finally {
    await shop.remove();
  }
  for (const line of new Set(wrong.slice(0, 20))) console.error(line);
  assert.equal(wrong.length, 0, `${wrong.length} wrong answers, seed ${seed}: ${wrong[0] ?? ""}`);
  const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  return `${requests} requests to ${routes.length} routes, seed ${seed}: ${counts.join(", ")}`;
}

/** A visitor, a customer and an admin, of which admins reach most code. */
async function signIn(shop: ScratchShop): Promise<readonly (string | undefined)[]> {
  const client = createHttpClient(shop.origin, shop.origin.replace("127.0.0.1", "localhost"));
  const { status, cookie } = await client("/api/auth/sign-in/email", { body: shop.admin });
  assert.equal(status, 200);
  return [cookie, cookie, cookie, undefined, "shop.session_token=forged"];
}

/** A shop that is busy answers 503 and asks to come again, so a client does, a few times. */
async function sendUntilServed(
  shop: ScratchShop,
  agent: Agent,
  composed: FuzzRequest,
  cookie: string | undefined,
): Promise<FuzzAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send(shop, agent, composed, cookie);
    if (answer.status !== 503 || attempt === 5) return answer;
    await delay(1_000);
  }
}

function send(
  { origin }: ScratchShop,
  agent: Agent,
  { method, path, body, contentType }: FuzzRequest,
  cookie: string | undefined,
): Promise<FuzzAnswer> {
  const headers = {
    origin: origin.replace("127.0.0.1", "localhost"),
    ...(contentType !== undefined && { "content-type": contentType }),
    ...(body !== undefined && { "content-length": String(Buffer.byteLength(body)) }),
    ...(cookie !== undefined && { cookie }),
  };
  return new Promise((resolve, reject) => {
    const options = { agent, method, headers, timeout: 60_000 };
    const call = request(origin + path, options, (response) => {
      const contentTypeOfAnswer = response.headers["content-type"] ?? "";
      const parts: Buffer[] = [];
      const finish = (): void =>
        resolve({
          status: response.statusCode ?? 0,
          contentType: contentTypeOfAnswer,
          text: Buffer.concat(parts).toString(),
        });
      // Event streams have no end.
      if (contentTypeOfAnswer.startsWith("text/event-stream")) {
        finish();
        call.destroy();
        return;
      }
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", finish);
      response.on("error", reject);
    });
    call.on("timeout", () => call.destroy(new Error(`${method} ${path}: no answer in 60 s`)));
    call.on("error", reject);
    call.end(body);
  });
}

function collectIds(text: string, ids: string[]): void {
  for (const [, id = ""] of text.matchAll(/"id":"([0-9a-f-]{36})"/g)) {
    if (ids.length < 2_000) ids.push(id);
    else ids[Math.floor(Math.random() * ids.length)] = id;
  }
}

function describe(route: Route, { path, body }: FuzzRequest, error: string): string {
  return `${route.method.toUpperCase()} ${path.slice(0, 200)} ${body?.slice(0, 200) ?? ""}: ${error}`;
}
