import { expect, it } from "vitest";
import { readAskedCode, withAskedCode } from "./asked-code.ts";

const page = "/products/nsk/bearing/6205";

it("a typed code comes back from the fragment of a bearing's page", () => {
  const href = withAskedCode(page, " 6205-2RS1/C3 #1 ");
  expect(href).toBe(`${page}#asked=6205-2RS1%2FC3%20%231`);
  expect(readAskedCode(new URL(href, "https://example.com").hash)).toBe("6205-2RS1/C3 #1");
});

it.each([
  ["/products/bearing/ppl/ball#6205", "6205"],
  [page, "6".repeat(61)],
  [`${page}#life`, "6205"],
])("the path %s stays as it is", (href, code) => {
  expect(withAskedCode(href, code)).toBe(href);
});

it.each(["", "#", "#6205", "#asked=", "#asked=%E0%A4%A", `#asked=${"6".repeat(61)}`])(
  "the fragment '%s' asks for no code",
  (fragment) => {
    expect(readAskedCode(fragment)).toBeUndefined();
  },
);
