import { expect, test } from "vitest";
import { readSampleProducts } from "./read-sample-products.ts";

const samples = readSampleProducts();

test("specifications of the samples use words, not field names", () => {
  const facts = samples.flatMap(({ specifications }) => specifications?.split("; ") ?? []);
  // A label begins with a capital letter; camelCase indicates a field name.
  expect(facts.filter((fact) => /\b[a-z]+[A-Z][a-z]/.test(fact))).toEqual([]);
  const seals = samples.filter(({ category }) => category === "Seals");
  expect(seals.filter(({ specifications }) => !/^[A-Z]/.test(specifications ?? ""))).toEqual([]);
  const vRing = samples.find(({ name }) => name === "V-ring VA-40");
  expect(vRing?.specifications).toBe("Shaft 38 to 43 mm; NBR; -30 to +100 °C");
});

test("INA's rod end and plain bearing have the maker's numbers", () => {
  const names = new Map(samples.map(({ id, name }) => [id, name]));
  expect(names.get("6c4ff3ef-5d77-508b-a8e0-62a1016fd777")).toBe("INA Rod End GIR 10 DO");
  expect(names.get("749ceb4b-edec-50fb-b556-9cb277ad69e8")).toBe(
    "INA Spherical Plain Bearing GE 20 DO",
  );
});
