/** One mistake per rule of .oxlintrc.json that this project relies on. */
export const plantedMistakes: readonly { rule: string; file: string; code: string }[] = [
  // Layers.
  plant("project(import-layers)", "domain/a1.ts", 'import { p } from "#catalogue/good.ts";\np();'),
  plant(
    "project(import-layers)",
    "domain/a2.ts",
    'import { Hono } from "hono";\nnew Hono().fire();',
  ),
  plant("project(import-layers)", "catalogue/a1.ts", 'import { s } from "#server/good.ts";\ns();'),
  plant(
    "project(import-layers)",
    "server/db/a1.ts",
    'import { s } from "../services/good.ts";\ns();',
  ),
  plant(
    "project(import-layers)",
    "server/services/a1.ts",
    'import { h } from "../http/h.ts";\nh();',
  ),
  plant(
    "project(import-layers)",
    "server/http/a1.ts",
    'import { d } from "#server/db/d.ts";\nd();',
  ),
  plant("project(import-layers)", "server/a2.ts", 'import { p } from "#catalogue/good.ts";\np();'),
  plant(
    "project(import-layers)",
    "server/a3.ts",
    'import { w } from "#web/platform/good.ts";\nw();',
  ),
  plant(
    "project(import-layers)",
    "web/platform/a1.ts",
    'import { s } from "#server/good.ts";\ns();',
  ),
  plant(
    "project(import-layers)",
    "web/api/a1.ts",
    'import { contract } from "#server/http/contract/good.ts";\ncontract();',
  ),
  plant(
    "project(import-layers)",
    "web/features/cart/a1.ts",
    'import { list } from "../shop-list/good.ts";\nlist();',
  ),
  plant(
    "project(import-layers)",
    "web/features/cart/a2.ts",
    'import { list } from "#web/features/shop-list/good.ts";\nlist();',
  ),
  plant(
    "project(import-layers)",
    "web/features/cart/a3.ts",
    'import { r } from "#web/routes/r.tsx";\nr();',
  ),
  plant(
    "project(import-layers)",
    "web/ui/a1.ts",
    'import { l } from "#web/features/cart/l.ts";\nl();',
  ),
  plant("project(import-layers)", "web/ui/a2.ts", 'import { c } from "#web/api/c.ts";\nc();'),
  plant("project(import-layers)", "web/ui/a3.ts", 'import { p } from "#catalogue/good.ts";\np();'),
  plant(
    "project(import-layers)",
    "catalogue/drawing/a1.ts",
    'import { p } from "../good.ts";\np();',
  ),
  plant("project(import-layers)", "attic/a1.ts", "export const a = 1;"),
  plant(
    "import(no-cycle)",
    "domain/cycle-a.ts",
    'import { b } from "./cycle-b.ts";\n/** A.\n * @returns B. */\nexport const a = (): number => b();',
  ),
  plant(
    "import(no-cycle)",
    "domain/cycle-b.ts",
    'import { a } from "./cycle-a.ts";\n/** B.\n * @returns A. */\nexport const b = (): number => a();',
  ),
  plant("project(no-reexports)", "domain/a3.ts", 'export { good } from "./good.ts";'),
  plant("project(file-names)", "domain/someUtils.ts", "export const a = 1;"),
  plant("import(no-default-export)", "domain/a4.ts", "export default 1;"),

  // Pure rules, environment.
  plant("project(pure-rules)", "domain/a5.ts", "export const at = Date.now();"),
  plant("project(pure-rules)", "catalogue/a5.ts", "export const dice = Math.random();"),
  plant("project(pure-rules)", "domain/a6.ts", "export const today = new Date();"),
  plant(
    "project(described-errors)",
    "server/a7.ts",
    "export function f(log: { warn(a: object): void }, error: Error): void {\n  log.warn({ err: error });\n}",
  ),
  plant("node(no-process-env)", "server/a8.ts", "export const port = process.env.PORT;"),

  // Size.
  plant("eslint(max-lines)", "domain/a9.ts", `export const a = 1;${"\n".repeat(260)}`),
  plant(
    "eslint(max-lines-per-function)",
    "domain/a10.ts",
    `/** Long. */\nexport function f(): void {\n${"\n".repeat(90)}}`,
  ),

  // Types.
  plant("typescript(no-explicit-any)", "domain/a11.ts", "export const a: any = 1;"),
  plant("typescript(no-non-null-assertion)", "domain/a12.ts", "export const a = [1][0]!;"),
  plant("typescript(ban-ts-comment)", "domain/a13.ts", "// @ts-ignore\nexport const a = 1;"),
  plant(
    "typescript(consistent-type-imports)",
    "domain/a14.ts",
    'import { Good } from "./good.ts";\nexport type A = Good;',
  ),
  plant("typescript(explicit-module-boundary-types)", "server/a15.ts", "export const f = () => 1;"),
  plant(
    "typescript(switch-exhaustiveness-check)",
    "server/a16.ts",
    'export function f(a: "x" | "y"): void {\n  switch (a) {\n    case "x":\n      break;\n  }\n}',
  ),

  // Promises; these need the types.
  plant("typescript(no-floating-promises)", "server/a17.ts", "Promise.resolve(1);\nexport {};"),
  plant(
    "typescript(no-misused-promises)",
    "server/a18.ts",
    "[1].map(() => 2);\nexport const t = setTimeout(async () => { await Promise.resolve(); }, 1);",
  ),
  plant("typescript(no-unsafe-assignment)", "server/a19.ts", 'export const a = JSON.parse("1");'),

  // Conventions.
  plant("eslint(no-console)", "server/a20.ts", 'console.log("x");\nexport {};'),
  plant("eslint(eqeqeq)", "domain/a21.ts", "export const a = 1 == Number(2);"),
  plant("eslint(no-unused-vars)", "domain/a22.ts", "const a = 1;\nexport {};"),
  plant("vitest(no-focused-tests)", "domain/a23.test.ts", test("test.only")),
  plant("vitest(no-disabled-tests)", "domain/a24.test.ts", test("test.skip")),
  plant(
    "vitest(expect-expect)",
    "domain/a25.test.ts",
    'import { test } from "vitest";\ntest("x", () => {});',
  ),

  // Screens.
  plant("project(design-tokens)", "web/ui/a25.tsx", screen('<p className="text-[13px]">x</p>')),
  plant("jsx-a11y(alt-text)", "web/ui/a26.tsx", screen('<img src="a.png" />')),
  plant(
    "jsx-a11y(click-events-have-key-events)",
    "web/ui/a27.tsx",
    screen("<p onClick={go}>x</p>"),
  ),
  plant("jsx-a11y(label-has-associated-control)", "web/ui/a28.tsx", screen("<label>x</label>")),
  plant("react(button-has-type)", "web/ui/a29.tsx", screen("<button>x</button>")),
  plant("react(jsx-key)", "web/ui/a30.tsx", screen("<ul>{[1].map(() => (<li>x</li>))}</ul>")),
  plant(
    "react-hooks(rules-of-hooks)",
    "web/ui/a31.tsx",
    'import { useState } from "react";\nexport function useA(b: boolean): void {\n  if (b) useState(1);\n}',
  ),
  plant(
    "react-hooks(exhaustive-deps)",
    "web/ui/a32.tsx",
    'import { useEffect } from "react";\nexport function useA(b: () => void): void {\n  useEffect(() => { b(); }, []);\n}',
  ),
];

/** Files without mistakes, some of them imported by the files above. */
export const goodFiles: readonly { file: string; code: string }[] = [
  { file: "domain/good.ts", code: "/** Good. */\nexport type Good = { readonly a: number };" },
  { file: "server/config.ts", code: "export const port = process.env.PORT;" },
  { file: "vitest.config.ts", code: "export default { root: process.cwd() };" },
  {
    file: "server/http/contract/good.ts",
    code: 'import { z } from "zod";\nexport const contract = z.string();',
  },
  {
    file: "web/api/good.ts",
    code: 'import type { contract } from "#server/http/contract/good.ts";\nexport type A = typeof contract;',
  },
  { file: "scripts/good.ts", code: "console.log(process.env.HOME);" },
  { file: "web/routes/$productId.tsx", code: screen("<p>x</p>") },
];

function plant(rule: string, file: string, code: string): (typeof plantedMistakes)[number] {
  return { rule, file, code };
}

function screen(markup: string): string {
  const handler = markup.includes("{go}") ? "  const go = (): void => {};\n" : "";
  return `import type { ReactNode } from "react";\nexport function Screen(): ReactNode {\n${handler}  return ${markup};\n}`;
}

function test(name: string): string {
  return `import { expect, test } from "vitest";\n${name}("x", () => { expect(1).toBe(1); });`;
}
