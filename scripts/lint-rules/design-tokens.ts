import type { Rule } from "./rule-types.ts";

const message =
  "Colours, sizes of type, corners, shadows and spaces come from web/styles/tokens.css.";

const forbidden = [
  // A literal colour: `#e8500a`, `bg-[#fff]`, `rgb(22 24 29)`.
  /(?:^|[[\s:(,_])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?=$|[\]\s,);_])/i,
  /\b(?:rgba?|hsla?|oklch)\(/,
  // A class with an arbitrary size although there is a scale: `text-[13px]`, `rounded-[5px]`,
  // `p-[7px]`.
  /(?:^|[\s:])(?:text|leading)-\[(?:\d|\.|clamp|calc)/,
  /(?:^|[\s:])rounded(?:-[a-z]+)?-\[/,
  /(?:^|[\s:])-?(?:[pm][xytrblse]?|gap(?:-[xy])?|space-[xy])-\[[\d.]+(?:px|r?em)\]/,
];

/** Forbids values outside the design tokens in rendering code. */
export const designTokens: Rule = {
  meta: { type: "problem" },
  create: (context) => ({
    Literal(node) {
      if (typeof node.value === "string" && isForbidden(node.value)) {
        context.report({ node, message });
      }
    },
    TemplateElement(node) {
      if (isForbidden(node.value.raw)) context.report({ node, message });
    },
  }),
};

function isForbidden(text: string): boolean {
  return forbidden.some((pattern) => pattern.test(text));
}
