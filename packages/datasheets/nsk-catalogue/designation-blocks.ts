import { boreFromCode } from "#catalogue/engineering/designation/bore-code.ts";
import { readIsoNumber } from "#catalogue/engineering/designation/read-iso-number.ts";
import { suffixInterchange } from "#catalogue/engineering/designation/suffix-interchange.data.ts";
import { type Block, getTable, titled } from "#datasheets/sheets/family-sheet.ts";

/** The maker's own examples. Source: NSK CAT. E1102e, A54-A57. */
const examples = [
  "6308ZZC3",
  "7220ADBC3",
  "1206K+H206X",
  "NU318MCM",
  "NN3017KCC1P4",
  "HR30207J",
  "51215",
];

const makers = ["NSK", "RHP", "SKF", "FAG"] as const;

/** Blocks on the structure of a number and the meaning of its suffixes. */
export function designationBlocks(): readonly Block[] {
  return [
    {
      kind: "text",
      words:
        "A number names the type and dimension series first, then the bore, then what differs from the plain bearing: internal design, cage, seals or shields, ring shape, arrangement, clearance, tolerance class. What isn't marked is normal: open, clearance CN, class P0.",
    },
    ...titled("Numbers, taken apart", exampleTable()),
    ...titled("Bore codes", [
      ...boreTable(),
      {
        kind: "text",
        words:
          "From 04 the code times five is the bore. One digit is the bore itself, and so is a number after a slash: 60/22 has 22 mm. Double-direction thrust bearings carry the number of the matching single-direction bearing; their shaft washer has a smaller bore.",
        muted: true,
      },
    ]),
    ...titled("Suffixes of four makers", [
      ...suffixTable(),
      {
        kind: "text",
        words:
          "An interchange finds a part with the same boundary dimensions and the same kind of seal. It doesn't make ratings, speeds or cages equal: check them.",
        muted: true,
      },
    ]),
  ];
}

function exampleTable(): readonly Block[] {
  const rows = examples.flatMap((number) => {
    const read = readIsoNumber(number);
    if (!read) return [];
    const suffixes = read.tokens
      .filter(({ kind }) => !["prefix", "series", "bore"].includes(kind))
      .map((token) => `${token.text}: ${token.meanings.map((one) => one.text).join(" or ")}`);
    return [
      [number, read.type, read.series, String(read.boreMm ?? "–"), suffixes.join("; ") || "–"],
    ];
  });
  return getTable(
    [
      { title: "Number", kind: "code" },
      { title: "Type", kind: "words" },
      { title: "Series", kind: "code" },
      { title: "Bore, mm", kind: "number" },
      { title: "Suffixes", kind: "words" },
    ],
    rows,
  );
}

function boreTable(): readonly Block[] {
  const codes = ["00", "01", "02", "03", "04", "05", "06", "08", "10", "12", "16", "20", "30"];
  return getTable(
    [
      { title: "Code", kind: "words" },
      ...codes.map((code) => ({ title: code, kind: "number" as const })),
    ],
    [["Bore, mm", ...codes.map((code) => String(boreFromCode(code) ?? "–"))]],
  );
}

function suffixTable(): readonly Block[] {
  return getTable(
    [
      { title: "Meaning", kind: "words" },
      ...makers.map((title) => ({ title, kind: "code" as const })),
    ],
    suffixInterchange.map((row) => [
      row.meaning,
      ...makers.map((maker) => row[maker].join(", ") || "–"),
    ]),
  );
}
