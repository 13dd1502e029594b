import { describe, expect, it } from "vitest";
import { listBuiltInEntries } from "./built-in-entries.ts";
import { createSearch } from "./create-search.ts";
import type { SearchHit } from "./search-answer.ts";
import type { SearchEntry } from "./search-entry.ts";
import { askedQueries, type AskedQuery } from "./testing/asked-queries.data.ts";
import { fieldQueries } from "./testing/field-queries.data.ts";
import { otherSystemQueries } from "./testing/other-system-queries.data.ts";
import { ownQueries } from "./testing/own-queries.data.ts";
import { unseenQueries } from "./testing/unseen-queries.data.ts";
import { workshopQueries } from "./testing/workshop-queries.data.ts";

const entries = listBuiltInEntries();
const search = createSearch(entries);

const findFirst = (query: string): SearchHit | undefined => search(query, 20).hits[0];

function isWanted({ query, part = "" }: AskedQuery): boolean {
  const entry = findFirst(query)?.entry;
  return part.startsWith("/") ? entry?.href.startsWith(part) === true : entry?.codes[0] === part;
}

describe("the first part found", () => {
  const asked = [
    ...askedQueries,
    ...ownQueries,
    ...unseenQueries,
    ...workshopQueries,
    ...otherSystemQueries,
    ...fieldQueries,
  ];

  it.each(asked.filter(({ part }) => part !== undefined))("for '$query' is $part", (one) => {
    expect(findFirst(one.query)).toBeDefined();
    expect(isWanted(one)).toBe(true);
  });
});

describe("the entries", () => {
  it("contain every listed part, family and brand once", () => {
    const count = (kind: string): number => entries.filter((entry) => entry.kind === kind).length;
    expect(count("unit")).toBe(18);
    expect(count("insert")).toBe(6);
    expect(count("belt")).toBe(113);
    expect(count("seal")).toBe(74);
    expect(entries.filter(({ kind, maker }) => kind === "bearing" && maker === "NSK")).toHaveLength(
      172,
    );
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  it("are exact hits of each of their codes", () => {
    const wrong = entries.flatMap(({ id, codes }) =>
      codes.filter((code) => {
        const { hits } = search(code, 5);
        const same = hits.filter(({ entry }) => entry.codes.includes(code));
        return !same.some(({ entry, match }) => entry.id === id && match === "exact");
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe("a hit", () => {
  it("within the tolerance is near and comes after exact ones", () => {
    const { hits } = search("25x51.8");
    expect(hits[0]).toMatchObject({ match: "near", reason: { kind: "dimensions" } });
    const matches = search("30x62").hits.map(({ match }) => match);
    expect(matches).toEqual(matches.toSorted());
  });

  it("of equal dimensions comes in the order of common types, seals after bearings", () => {
    const codes = search("25x52").hits.map(({ entry }) => entry.codes[0] ?? "");
    const positions = ["6205", "NU205", "30205", "22205", "1205", "7205", "25x52x7"].map((code) =>
      codes.indexOf(code),
    );
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
    expect(positions[0]).toBe(0);
  });

  // docs/product/catalogue.md#exact-near-and-interchange
  it("with another bore than asked for isn't found by dimensions", () => {
    for (const { entry } of search("25.4x52x15").hits) {
      expect(Math.abs((entry.dimensionsMm?.bore ?? 0) - 25.4)).toBeLessThan(0.3);
    }
    expect(search("24.6x52x15").hits).toEqual([]);
  });

  it.each([
    ["1206K", "1206", "taperedBore"],
    ["22210 EK/C3", "22210", "taperedBore"],
    ["7204C", "7204", "contactAngle"],
    ["22206 k c3", "22206", "taperedBore"],
    ["6205 NR", "6205", "snapRing"],
    ['pillow block 1"', "UCP205", "inchBore"],
    ["1.1/4 pillow block", "UCP206", "inchBore"],
  ])("for '%s' isn't interchangeable", (query, code, reason) => {
    expect(findFirst(query)).toMatchObject({
      entry: { codes: expect.arrayContaining([code]) as unknown },
      match: "near",
      reason: {
        comparison: {
          interchange: "not interchangeable",
          reasons: expect.arrayContaining([reason]) as unknown,
        },
      },
    });
  });
});

describe("an exact hit", () => {
  it("for a seal is never a bearing of its size", () => {
    expect(search("TC 25x52x15").hits.map(({ entry }) => entry.codes[0])).toEqual(["25x52x7"]);
    const others = search("simering 25x52x15").hits;
    expect(others.filter(({ match }) => match !== "near")).toEqual([]);
  });

  it.each([
    "NU205 E",
    "7205 A",
    "25x47x7 viton TC",
    "60 22",
    "6205 K",
    "C3 6205",
    "UCP205-16",
    "A 42.5",
  ])("for '%s' has all that it says", (query) => {
    const exact = search(query).hits.filter(({ match }) => match === "exact");
    expect(exact.filter(({ entry }) => entry.kind !== "seal")).toEqual([]);
  });

  it("isn't another code with the same figures", () => {
    const two = createSearch([
      { ...toTestEntry("6022"), basicNumber: "6022" },
      { ...toTestEntry("US 20x28x6.3"), kind: "seal" },
    ]);
    expect(two("60/22").hits).toEqual([]);
    expect(search("60/22").hits.filter(({ match }) => match !== "near")).toEqual([]);
    expect(two("US 20x28x63").hits).toEqual([]);
    expect(two("US 20x28x6,3").hits).toHaveLength(1);
  });
});

describe("another hit", () => {
  // docs/product/catalogue.md#exact-near-and-interchange
  it("with other seals, clearance or maker is an interchange", () => {
    expect(findFirst("6205 2RS")).toMatchObject({ match: "interchange" });
    expect(findFirst("6205/C3")).toMatchObject({ match: "interchange" });
    expect(findFirst("SKF 6205")).toMatchObject({ match: "interchange", isOtherMaker: true });
  });

  it("for a number in no list is its series, with the standard's size, then that size", () => {
    const { understood, hits } = search("6312");
    expect(understood).toMatchObject({ kind: "bearing", isListed: false });
    expect(hits[0]).toMatchObject({
      match: "near",
      reason: { kind: "series", dimensions: { bore: 60, outside: 130, width: 31 } },
    });
    expect(hits[1]).toMatchObject({ entry: { codes: ["22312", "22312EAE4"] }, match: "near" });
  });

  it("for a belt in no list is a family with its section, never an exact one", () => {
    for (const query of ["SPZ1250", "500 5M 15", "270L075", "6PJ1016", "T5-500"]) {
      const { understood, hits } = search(query);
      expect(understood).toMatchObject({ kind: "belt", isListed: false });
      expect(hits[0]).toMatchObject({ match: "near", reason: { kind: "belt by rule" } });
    }
  });

  it("for a listed belt is a family that lists its section", () => {
    const { understood, hits } = search("A42");
    expect(understood).toMatchObject({ isListed: true });
    const reasons = hits.map(({ reason }) => reason);
    expect(reasons).toContainEqual({ kind: "section", section: "A" });
    expect(reasons.map(({ kind }) => kind)).not.toContain("belt by rule");
  });

  it("names the housed units with an insert, and the inserts of an unlisted unit", () => {
    const codes = (query: string): unknown => search(query).hits.map(({ entry }) => entry.codes[0]);
    expect(codes("uc206")).toEqual(["UC206", "UCP206", "UCF206", "UCT206"]);
    expect(codes("UCFL206")).toEqual(expect.arrayContaining(["UC206", "UCF206"]));
  });
});

describe("what was understood", () => {
  // docs/product/catalogue.md#codes-sizes-and-words-in-one-box
  it("is a bearing with its properties", () => {
    expect(search("6205-2RS1/C3").understood).toMatchObject({
      kind: "bearing",
      isListed: true,
      code: {
        basicNumber: "6205",
        boreMm: 25,
        seal: { status: "stated", value: "two contact seals" },
        clearance: { status: "stated", value: "C3" },
      },
      unread: [],
    });
  });

  it("is a size with an inch bore", () => {
    expect(search("25.4x52x15").understood.dimensions?.inchBore).toBe("1");
    expect(search("31.75 x 62").understood.dimensions?.inchBore).toBe("1 1/4");
    expect(search("25x52x15").understood.dimensions).not.toHaveProperty("inchBore");
  });

  it("says what wasn't understood and which makers were named", () => {
    expect(search("6205 urgjent").understood.unread).toEqual(["urgjent"]);
    expect(search("qwertyuiop").understood).toMatchObject({
      kind: "nothing",
      unread: ["qwertyuiop"],
    });
    expect(search("skf 6205").understood.makers).toEqual(["SKF"]);
    expect(search("kushinetë me bazament 30").understood).toMatchObject({
      words: ["kushinetë", "bazament"],
      unread: [],
    });
  });
});

it("the reason names the words that an entry has, without the one left out", () => {
  const ball = { ...toTestEntry("6205"), words: "ball bearing" };
  const screw = { ...toTestEntry("M8"), words: "hexagon screw" };
  const { hits } = createSearch([ball, screw])("ball screw");
  expect(hits.map(({ entry, reason }) => [entry.id, reason])).toEqual([
    ["6205", { kind: "words", words: ["ball"] }],
  ]);
});

function toTestEntry(code: string): SearchEntry {
  return {
    id: code,
    kind: "bearing",
    codes: [code],
    name: "",
    words: "",
    popularity: 1,
    href: "/",
  };
}
