import { expect, test } from "vitest";
import { findPartImage } from "./find-part-image.ts";

const kinds: Readonly<
  Record<string, readonly (readonly [name: string, image: string | undefined])[]>
> = {
  Bearings: [
    ["NSK 6205 Deep Groove Ball Bearing", "deep-groove"],
    ["NSK 6205", "deep-groove"],
    ["NSK 608", "deep-groove"],
    ["PPL 6205-2RS Deep Groove Ball Bearing", "deep-groove-sealed"],
    ["NSK 6204DDUC3 Deep Groove Ball Bearing", "deep-groove-sealed"],
    ["NSK 6205ZZ Deep Groove Ball Bearing", "deep-groove-shielded"],
    ["PPL 6307-2ZC3 Deep Groove Ball Bearing", "deep-groove-shielded"],
    ["NSK 7205B", "angular-contact"],
    ["NSK 3206", "angular-contact"],
    ["NSK 7004C Angular Contact Ball Bearing", "angular-contact"],
    ["NSK 1206", "self-aligning"],
    ["RHP 1207 Self-Aligning Ball Bearing", "self-aligning"],
    ["NSK NU205EW", "cylindrical"],
    ["PPL NJ208 Cylindrical Roller Bearing", "cylindrical"],
    ["NSK HR30206J", "tapered"],
    ["FAG 30206", "tapered"],
    ["NSK 22210EAE4", "spherical"],
    ["PPL 22310 CC/W33 Spherical Roller Bearing", "spherical"],
    ["NSK 22316CAME4 Spherical Roller Bearing", "spherical-brass-cage"],
    ["FAG 22316-E1A-M Spherical Roller Bearing", "spherical-brass-cage"],
    ["PPL 22210 MB/W33", "spherical-brass-cage"],
    ["NSK 51205", "thrust"],
    ["NSK NA4905", "needle"],
    ["INA HK2020 Drawn Cup Needle Roller Bearing", "drawn-cup"],
    ["NSK 71905CTYNDULP4", "super-precision"],
    ["NSK UCP206 Pillow Block Unit", "pillow-block"],
    ["RHP NP25 Self-Lube Pillow Block Unit", "pillow-block"],
    ["NSK UCF206", "flange-unit"],
    ["NSK UCT207 Take-Up Unit", undefined],
    ["RHP 1025-25G Self-Lube Insert Bearing", "insert-bearing"],
    ["NSK UCP206 Plummer Block Unit", "pillow-block"],
    ["Something round", undefined],
  ],
  Belts: [
    ["Mitsuboshi A30 Classical V-Belt", "classical-v-belt"],
    ["SPB 1250", "narrow-v-belt"],
    ["Megadyne SPZ 1000 SP Wedge Belt", "narrow-v-belt"],
    ["Gates XPZ 1000 Quad-Power II Belt", "cogged-v-belt"],
    ["Optibelt SUPER VX 28x8x850 Variable Speed Belt", "variable-speed-belt"],
    ["Gates Micro-V PL 1715 Ribbed Belt 8 Ribs", "ribbed-belt"],
    ["Mitsuboshi 6PK1200", "ribbed-belt"],
    ["HTD 8M", "timing-belt"],
    ["Gates PowerGrip GT3 800-8MGT3-30 Timing Belt", "timing-belt"],
    ["Megadyne RPP8-1200 Isoran Timing Belt 30 mm", "timing-belt"],
    ["Mitsuboshi S8M-1200 Super Torque Timing Belt 25 mm", "timing-belt"],
    ["Mitsuboshi 480H100 Timing Belt", "timing-belt-trapezoidal"],
    ["M.A.T.I.C T10-1010 PU Timing Belt 25 mm", "timing-belt-trapezoidal"],
    ["Double-sided timing belt D8M", "double-timing-belt"],
    ["Gates Polyflex 5M 500 Polyurethane V-Belt", undefined],
    ["Conveyor belt", undefined],
  ],
  Seals: [
    ["Oil Seal AS 25x47x7 NBR", "oil-seal"],
    ["Hydraulic U-cup rod seal 40x50x8", "fluid-seal"],
    ["Rod wiper, single lip 40x48x5", "fluid-seal"],
    ["O-ring 30x3", "o-ring"],
    ["Bonded seal G1/2", "bonded-seal"],
    ["V-ring VA-40", "v-ring"],
    ["Rubber strip", undefined],
  ],
  Components: [
    ["Gates Timing Pulley 24-5M-15", "pulley"],
    ["Optibelt V-Pulley SPA 125-2 for Taper Bush 1610", "pulley"],
    ["Fenner Taper Bush 1610-25", "taper-bush"],
    ["SKF Adapter Sleeve H206", "adapter-sleeve"],
    ["SKF Lock Nut KM6", "lock-nut"],
    ["SKF Lock Washer MB6", "lock-washer"],
    ["Fenner Roller Chain 08B-1 (5 m)", "roller-chain"],
    ["Fenner Sprocket 08B-1 Z17", "sprocket"],
    ["Fenner Jaw Coupling 28/38", "jaw-coupling"],
    ["Fenner Coupling Spider 28/38", "coupling-spider"],
    ["Retaining Ring DIN 471 25 mm", "external-ring"],
    ["Retaining Ring DIN 472 52 mm", "internal-ring"],
    ["Parallel Key 8x7x40 DIN 6885", "parallel-key"],
    ["Grease Nipple M6x1 Straight", "grease-nipple"],
    ["INA Linear Ball Bearing LM20UU", "linear-bearing"],
    ["INA Rod End SI10", "rod-end"],
    ["INA Spherical Plain Bearing GE20ES", "spherical-plain-bearing"],
    ["SKF Plummer Block Housing SNL 507-606", "plummer-block"],
    ["Something round", undefined],
  ],
};

for (const [category, products] of Object.entries(kinds)) {
  test.for(products)(`${category}: %s is shown as %s`, ([name, image]) => {
    expect(findPartImage({ name, category })).toBe(image);
  });
}

test("returns undefined for a category without images", () => {
  expect(findPartImage({ name: "Grease 6205", category: "Lubricants" })).toBeUndefined();
});
