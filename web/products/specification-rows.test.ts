import { expect, test } from "vitest";
import { toSpecificationRows } from "./specification-rows.ts";

const quantities = { bar: "Pressure", "°C": "Temperature", kg: "Mass", teeth: "Teeth" };

test.each([
  [
    "Bore 25 mm; outside diameter 52 mm; two contact rubber seals; mass 0.018 kg",
    [
      "Bore|25\u00A0mm",
      "Outside diameter|52\u00A0mm",
      "Two contact rubber seals",
      "Mass|0.018\u00A0kg",
    ],
  ],
  [
    "form AS (DIN 3760); FKM -25 to +200 °C; up to 0.5 bar\nISO 606",
    ["Form AS (DIN 3760)", "FKM|-25 to +200\u00A0°C", "Pressure|up to 0.5\u00A0bar", "ISO 606"],
  ],
  ["Section A 13 x 8 mm; about 0.11 kg", ["Section A|13 × 8\u00A0mm", "Mass|about 0.11\u00A0kg"]],
  ["shaftFrom 38 mm; shaftTo 43 mm", ["Shaft from|38\u00A0mm", "Shaft to|43\u00A0mm"]],
  ["60 teeth; -30 to +80 °C;;", ["Teeth|60", "Temperature|-30 to +80\u00A0°C"]],
  ["Polyurethane 90 Shore A", ["Polyurethane 90 Shore A"]],
  ["", []],
])("%j", (text, rows) => {
  const shown = toSpecificationRows(text, quantities).map(({ label, value }) =>
    label === undefined ? value : `${label}|${value}`,
  );
  expect(shown).toEqual(rows);
});
