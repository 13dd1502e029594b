import { expect, it } from "vitest";
import { basicRatingLife, lifeHours } from "./life.ts";

// docs/product/catalogue.md#rating-life
it("twice the load reduces a ball bearing's life to an eighth", () => {
  expect(basicRatingLife(10, 2, "ball") / basicRatingLife(10, 4, "ball")).toBeCloseTo(8, 12);
});

it.each([
  () => basicRatingLife(0, 1, "ball"),
  () => basicRatingLife(1, 0, "ball"),
  () => lifeHours(1, 0),
])("throws a RangeError for %s", (ask) => expect(ask).toThrow(RangeError));
