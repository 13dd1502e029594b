import { expect, it } from "vitest";
import { toNormalForm } from "./normal-form.ts";

it.each([
  ["  6204 – 2rs ", "6204-2RS"],
  ["６２０５", "6205"],
  ["62O5", "6205"],
  ["62OOZZ", "6200ZZ"],
  ["1Ox22x7", "10X22X7"],
  ["6205OK", "6205OK"],
  ["52OD", "52OD"],
  ["62l0", "6210"],
  ["270l075", "270L075"],
  ["86l050", "86L050"],
  ["6205 С3", "6205 C3"],
  ["НR30206", "HR30206"],
  ["А42", "A42"],
  ["A42½", "A42 1/2"],
  ["6205²", "6205 2"],
  ["25 × 52 × 15 mm", "25X52X15 MM"],
  ["25*52*15", "25X52X15"],
  ["25, 52, 15", "25 52 15"],
  ["25,4x52", "25,4X52"],
  ["6205\u00AD-2Z\u200B", "6205-2Z"],
  ["22310 CC\\W33", "22310 CC/W33"],
  ["1206K + H206", "1206K+H206"],
  ["XLO37", "XL037"],
  ["ISO4184", "ISO4184"],
  ["ремень А42", "РЕМЕНЬ A42"],
])("'%s' becomes '%s'", (text, form) => {
  expect(toNormalForm(text)).toEqual({ text: form, makers: [] });
});

it.each([
  ["NSK 6205DDU", "6205DDU", ["NSK"]],
  ["6203zz nsk", "6203ZZ", ["NSK"]],
  ["6203zznsk", "6203ZZ", ["NSK"]],
  ["NSK6205", "6205", ["NSK"]],
  ["Koyo6205", "6205", ["KOYO"]],
  ["SKFNU205ECP", "NU205ECP", ["SKF"]],
  ["SKFN205", "N205", ["SKF"]],
  ["NSKN205ET", "N205ET", ["NSK"]],
  ["ZKLNU205", "NU205", ["ZKL"]],
  ["SKF/FAG 6205", "6205", ["SKF", "FAG"]],
  ["Optibelt SPZ 1250", "SPZ 1250", ["Optibelt"]],
  ["M.A.T.I.C T5-500", "T5-500", ["M.A.T.I.C"]],
  ["Gates 800-8MGT3-30", "800-8MGT3-30", ["Gates"]],
  ["skf skf 6205", "6205", ["SKF"]],
  ["ZKL N205", "N205", ["ZKL"]],
  ["4ГПЗ 7205", "7205", ["GPZ"]],
] as const)("the makers of '%s' are taken off", (text, form, makers) => {
  expect(toNormalForm(text)).toEqual({ text: form, makers });
});

it.each(["6205NTN9", "INAX", "GATESHEAD", "ZKLN2052", "SPZ1250"])(
  "letters of '%s' aren't a maker",
  (text) => {
    expect(toNormalForm(text)).toEqual({ text, makers: [] });
  },
);

it("NKE is a maker before a number, and can be NACHI's suffix after it", () => {
  expect(toNormalForm("NKE 6204")).toEqual({ text: "6204", makers: ["NKE"] });
  expect(toNormalForm("NACHI 6204-NKE")).toEqual({ text: "6204-NKE", makers: ["NACHI"] });
});
