import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { colourPairs } from "./colour-pairs.ts";
import { ColourSamples } from "./colour-samples.tsx";

test("a contrast that isn't known yet is left open", () => {
  const html = renderToStaticMarkup(<ColourSamples />);
  expect(html).not.toContain("NaN");
  expect(html.match(/…/g)).toHaveLength(colourPairs.length);
});
