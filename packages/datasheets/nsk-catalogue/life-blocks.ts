import { getBearing } from "#catalogue/bearings/find-bearing.ts";
import { basicRatingLife, lifeHours, reliabilityFactors } from "#catalogue/engineering/life.ts";
import {
  angular15Factors,
  angularFactors,
  type AxialFactorRow,
  deepGrooveFactors,
  staticFactors,
  staticRadialFactors,
} from "#catalogue/engineering/load-factors.data.ts";
import { groupThousands } from "#catalogue/format.ts";
import { type Block, getTable, titled } from "#datasheets/sheets/family-sheet.ts";

const number = (title: string): { title: string; kind: "number" } => ({ title, kind: "number" });

/** Blocks on the calculation of a life from a rating. */
export function lifeBlocks(): readonly Block[] {
  return [
    {
      kind: "list",
      items: [
        "Life in millions of revolutions, which 90 % of bearings reach: L10 = (C / P)^p, with p = 3 for ball bearings and 10/3 for roller bearings.",
        "In hours at n rpm: L10h = 1,000,000 / (60·n)·L10.",
        "The rating that a wanted life takes: C = P·(60·n·L10h / 1,000,000)^(1/p).",
        "For another reliability: Lnm = a1·aISO·L10, where aISO stands for lubrication, contamination and fatigue limit.",
        "The formulas hold while P is no more than half of C and no more than C0.",
        "Limiting speeds hold for P up to 8 % of C and a horizontal shaft.",
      ],
    },
    example(),
    ...titled("Reliability factor a1 (ISO 281:2007)", reliabilityTable()),
    ...titled("Equivalent load P = X·Fr + Y·Fa", [...equivalentTable(), ...angleTable()]),
    ...titled("Deep groove: e and Y over f0·Fa / C0", [
      ...factorTable(deepGrooveFactors),
      {
        kind: "text",
        words:
          "X = 0.56 once Fa/Fr is above e, otherwise P = Fr. Between two columns interpolate; beyond the last one its values hold.",
        muted: true,
      },
    ]),
    ...titled("Angular contact, 15°: e and Y over f0·Fa / C0", factorTable(angular15Factors)),
    ...titled("Static load", [
      {
        kind: "text",
        words:
          "P0 of a radial bearing is the larger of Fr and X0·Fr + Y0·Fa; the static safety is s0 = C0 / P0.",
      },
      ...staticTable(),
    ]),
  ];
}

function staticTable(): readonly Block[] {
  const byType = Object.entries(staticFactors).map(([type, { x0, y0 }]) => {
    const name = type.replace("-", " ");
    return [`${name.charAt(0).toUpperCase()}${name.slice(1)}`, String(x0), String(y0)];
  });
  const { "self-aligning": selfAligning, spherical, tapered } = staticRadialFactors;
  return getTable(
    [
      { title: "Type", kind: "words" },
      { title: "X0", kind: "words" },
      { title: "Y0", kind: "words" },
    ],
    [
      ...byType,
      ["Self-aligning ball", String(selfAligning), "size tables"],
      ["Spherical roller", String(spherical), "size tables"],
      ["Tapered roller", String(tapered), "size tables"],
      ["Cylindrical roller", "P0 = Fr", "–"],
      ["Thrust ball", "P0 = Fa", "–"],
    ],
  );
}

/** The first worked example of a bearing life. */
function example(): Block {
  const { code, dynamicLoadKn } = getBearing("6204");
  const [loadKn, speedRpm] = [1.2, 1500];
  const life = basicRatingLife(dynamicLoadKn, loadKn, "ball");
  const hours = groupThousands(Math.round(lifeHours(life, speedRpm)));
  return {
    kind: "text",
    words: `Example: ${code} with C = ${dynamicLoadKn} kN under P = ${loadKn} kN lives ${groupThousands(Math.round(life))} million revolutions, at ${groupThousands(speedRpm)} rpm ${hours} hours.`,
    muted: true,
  };
}

function reliabilityTable(): readonly Block[] {
  const factors = Object.entries(reliabilityFactors["2007"]);
  return getTable(
    [
      { title: "Reliability", kind: "words" },
      ...factors.map(([percent]) => number(`${percent} %`)),
    ],
    [["a1", ...factors.map(([, a1]) => String(a1))]],
  );
}

function equivalentTable(): readonly Block[] {
  return getTable(
    [
      { title: "Type", kind: "words" },
      { title: "Fa/Fr up to e", kind: "words" },
      { title: "Fa/Fr above e", kind: "words" },
      { title: "Where the factors stand", kind: "words" },
    ],
    [
      ["Self-aligning ball", "Fr + Y3·Fa", "0.65·Fr + Y2·Fa", "size tables"],
      ["Spherical roller", "Fr + Y3·Fa", "0.67·Fr + Y2·Fa", "size tables"],
      ["Tapered roller", "Fr", "0.4·Fr + Y1·Fa", "size tables"],
      ["Cylindrical roller N, NU", "Fr", "Fr", "no axial load allowed"],
      ["Thrust ball", "Fa", "Fa", "no radial load allowed"],
    ],
  );
}

function angleTable(): readonly Block[] {
  return getTable(
    [{ title: "Angular contact", kind: "words" }, number("e"), number("X"), number("Y")],
    Object.entries(angularFactors).map(([angle, { e, x, y }]) => [
      `${angle}°, Fa/Fr above e`,
      String(e),
      String(x),
      String(y),
    ]),
  );
}

function factorTable(rows: readonly AxialFactorRow[]): readonly Block[] {
  return getTable(
    [{ title: "f0·Fa / C0", kind: "words" }, ...rows.map(({ ratio }) => number(String(ratio)))],
    [
      ["e", ...rows.map(({ e }) => String(e))],
      ["Y", ...rows.map(({ y }) => String(y))],
    ],
  );
}
