import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accounts, users } from "#server/db/schema/auth.ts";
import {
  createTestAccounts,
  goodPassword,
  type TestAccounts,
} from "#server/testing/test-accounts.ts";

let appContext: TestAccounts;

beforeAll(async () => {
  appContext = await createTestAccounts();
});

afterAll(() => appContext.close());

// docs/product/security.md#one-account-per-address
test(
  "200 parallel sign-ups of one address in mixed case create one account",
  { timeout: 180_000 },
  async () => {
    const spellings = [
      "race@firm.example",
      "Race@Firm.example",
      "RACE@FIRM.EXAMPLE",
      " rAcE@firm.Example ",
    ];
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        appContext.send({
          path: "/sign-up/email",
          body: {
            name: "Race",
            email: spellings[index % spellings.length],
            password: goodPassword,
          },
        }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    const made = await appContext.db
      .select()
      .from(users)
      .where(eq(users.email, "race@firm.example"));
    expect(made).toHaveLength(1);
    expect(await appContext.db.select().from(users)).toHaveLength(1);
    expect(await appContext.db.select().from(accounts)).toHaveLength(1);
  },
);
