import { afterAll, beforeAll, expect, test } from "vitest";
import { isFullRun } from "#domain/testing/is-full-run.ts";
import {
  createTestAccounts,
  goodPassword,
  type TestAccounts,
} from "#server/testing/test-accounts.ts";
import { responsePaddingMs } from "./pad-response-time.ts";
import { createPasswordHasher } from "./password-hasher.ts";

let appContext: TestAccounts;
const owner = "owner@firm.example";
/** The few notice a missing password check; the many, a small difference. */
const pairs = isFullRun ? { signIn: 200, signUp: 40 } : { signIn: 14, signUp: 10 };

beforeAll(async () => {
  appContext = await createTestAccounts(
    {},
    { passwords: createPasswordHasher(), responsePaddingMs },
  );
  await appContext.makePerson(owner);
});

afterAll(() => appContext.close());

// docs/product/accounts.md#one-answer-to-wrong-credentials
test("an unknown address takes as long as a wrong password", { timeout: 400_000 }, async () => {
  const attempt = (email: string): Promise<number> =>
    time({ path: "/sign-in/email", body: { email, password: "Wrong-Password-1" } });
  await attempt(owner);
  const z = await compare(
    pairs.signIn,
    () => attempt(owner),
    () => attempt("nobody@firm.example"),
  );
  expect(Math.abs(z)).toBeLessThan(3.3);
});

// docs/product/security.md#no-hint-in-a-sign-up
test(
  "a sign-up takes as long whether the address has an account or not",
  { timeout: 120_000 },
  async () => {
    let count = 0;
    const attempt = (email: string): Promise<number> =>
      time({ path: "/sign-up/email", body: { name: "Timed", email, password: goodPassword } });
    const z = await compare(
      pairs.signUp,
      () => attempt(owner),
      () => attempt(`timed${(count += 1)}@firm.example`),
    );
    expect(Math.abs(z)).toBeLessThan(3.3);
  },
);

async function time(call: Parameters<TestAccounts["send"]>[0]): Promise<number> {
  const start = performance.now();
  await (await appContext.send(call)).text();
  return performance.now() - start;
}

/**
 * Runs pairs side by side, so that both have the same load, and returns the z-score of their
 * differences. Alternates which one starts first.
 */
async function compare(
  count: number,
  first: () => Promise<number>,
  second: () => Promise<number>,
): Promise<number> {
  const differences: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const isSwapped = index % 2 === 1;
    const [one, other] = await Promise.all(isSwapped ? [second(), first()] : [first(), second()]);
    differences.push(isSwapped ? other - one : one - other);
  }
  const mean = differences.reduce((sum, value) => sum + value, 0) / count;
  const squares = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return mean / Math.sqrt(Math.max(squares / (count - 1), Number.EPSILON) / count);
}
