import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { colourPairs } from "./colour-pairs.ts";
import { ColourSamples } from "./colour-samples.tsx";

test("renders an ellipsis for an unknown contrast", () => {
  const html = renderToStaticMarkup(<ColourSamples />);
  expect(html).not.toContain("NaN");
  expect(html.match(/…/g)).toHaveLength(colourPairs.length);
});
