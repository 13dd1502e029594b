import { fileNames } from "./file-names.ts";
import { repositoryRoot } from "./repository-path.ts";
import { ruleTester } from "./rule-tester.ts";

const good = [
  "domain/order-status.ts",
  "domain/order.property.test.ts",
  "server/services/common-passwords.data.ts",
  "web/routeTree.gen.ts",
  "web/routes/__root.tsx",
  "web/routes/index.tsx",
  "web/routes/catalog_.nsk.$productId.tsx",
  "web/routes/sitemap[.]xml.ts",
  "web/routes/_company/about-us.tsx",
  "web/routes/-shop-dialogs.tsx",
  "vitest.config.ts",
];

const bad: [path: string, words: RegExp][] = [
  ["domain/orderStatus.ts", /kebab-case/],
  ["web/ui/Button.tsx", /kebab-case/],
  ["web/routes/AboutUs.tsx", /kebab-case/],
  ["web/Features/cart.ts", /kebab-case/],
  ["domain/utils.ts", /'utils' says nothing/],
  ["domain/order-helpers.ts", /'order-helpers' says nothing/],
  ["web/platform/common.test.ts", /'common' says nothing/],
  ["web/misc/list.ts", /'misc' says nothing/],
];

ruleTester.run("file-names", fileNames, {
  valid: good.map((path) => ({ filename: `${repositoryRoot}/${path}`, code: "" })),
  invalid: bad.map(([path, message]) => ({
    filename: `${repositoryRoot}/${path}`,
    code: "",
    errors: [{ message }],
  })),
});
