import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { sampleClient } from "../api-docs/sample-client.ts";
import { describeApi } from "../generate-openapi.ts";
import { generateTypes } from "./generate-types.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, ".cache", "api-client");

/** Uses the client as a program would; an unexpected type doesn't compile. */
const program = `import { findProducts, orderPieces } from "./client.ts";
import type { Order, Product } from "./shop-api.ts";

const [product]: Product[] = await findProducts("6205");
if (!product) throw new Error("not found");
const price: number = product.price;
const order: Order = await orderPieces(product, 2);
const status: "new" | "pending" | "processing" | "completed" | "confirmed" | "cancelled" = order.status;
// @ts-expect-error No field of a product.
void product.prize;
// @ts-expect-error The server sets the price of a line.
void ({ id: product.id, quantity: 1, price: 1 } satisfies import("./shop-api.ts").WantedLine);
console.log(JSON.stringify({ price, status, total: order.total, names: order.items.map(({ name }) => name) }));
`;

const settings = {
  compilerOptions: {
    target: "ES2024",
    module: "ESNext",
    moduleResolution: "bundler",
    lib: ["ES2024", "DOM", "DOM.Iterable"],
    types: ["node"],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ["*.ts"],
};

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await insertProduct(app.appContext.db, { name: "SKF 6205-2RS1", price: "7.60" });
  const files = {
    "shop-api.ts": await generateTypes(await describeApi("1.0.0")),
    "client.ts": sampleClient,
    "program.ts": program,
    "tsconfig.json": JSON.stringify(settings),
  };
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
});

afterAll(() => app.close());

// docs/product/api.md#a-client-with-types
test("a client made by openapi-typescript compiles, with types named Product and Order", async () => {
  const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
  await expect(run(process.execPath, [tsc, "-p", folder])).resolves.toMatchObject({ stdout: "" });
});

// docs/product/api.md#a-client-with-types
test("the compiled client finds a product and orders it", async () => {
  const listening = await app.listen();
  const env = { ...process.env, SHOP_API: `http://127.0.0.1:${listening.port}/api` };
  const { stdout } = await run(process.execPath, [join(folder, "program.ts")], { env });
  await listening.close();
  expect(JSON.parse(stdout)).toEqual({
    price: 7.6,
    status: "new",
    total: 15.2,
    names: ["SKF 6205-2RS1"],
  });
});

// docs/product/api.md#sessions-of-programs
test("the value of the session's cookie works as a bearer token, without an Origin header", async () => {
  const { cookie, email } = await app.signIn("customer");
  const headers = { authorization: `Bearer ${cookie.slice(cookie.indexOf("=") + 1)}` };
  const session = await app.call("/api/auth/get-session", { headers });
  expect(session.body).toMatchObject({ user: { email } });
  const emptied = await app.call("/api/cart", { method: "DELETE", headers });
  expect(emptied.status).toBe(200);
});
