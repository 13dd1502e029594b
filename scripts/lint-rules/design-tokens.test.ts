import { designTokens } from "./design-tokens.ts";
import { ruleTester } from "./rule-tester.ts";

ruleTester.run("design-tokens", designTokens, {
  valid: [
    'export const a = "bg-paper text-sm rounded-md p-4 shadow-float";',
    'export const a = "text-[color:inherit] grid-cols-[10rem_1fr] max-w-[85vw]";',
    'export const a = "forced-colors:bg-[Highlight] pb-[env(safe-area-inset-bottom)]";',
    'export const href = "#main";',
    'import { a } from "#catalogue/face.ts";\na();',
  ],
  invalid: [
    { code: 'export const a = "#e8500a";', errors: 1 },
    { code: 'export const a = "bg-[#fff] p-4";', errors: 1 },
    { code: 'export const a = "1px solid #E4E1DA";', errors: 1 },
    { code: 'export const a = "rgb(22 24 29 / 0.08)";', errors: 1 },
    { code: "export const a = `hover:text-[13px] ${b}`;", errors: 1 },
    { code: 'export const a = "text-[clamp(1rem,2vw,2rem)]";', errors: 1 },
    { code: 'export const a = "md:rounded-s-[2px]";', errors: 1 },
    { code: 'export const a = "-mt-[7px]";', errors: 1 },
    { code: 'export const a = "gap-x-[0.3rem]";', errors: 1 },
  ],
});
