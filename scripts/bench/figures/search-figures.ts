import { benchQueries } from "../../search/bench-queries.ts";
import { prepareChange } from "../admin.ts";
import { requestFigure, type Bench, type BenchFigure } from "../bench.ts";
import type { PreparedRequests } from "../measure-requests.ts";
import { recordLists } from "../record-lists.ts";
import type { BenchRequest } from "../request-text.ts";
import { listSearchTexts } from "../search-texts.ts";

/** Pairs of letters that hardly occur; those that do are left out. */
const rarePairs = ["qj", "jq", "zx", "xq", "vq", "wq", "qz", "jx", "xj", "zj", "qk", "vx", "jz"];
/** In a third of the products' names or more. */
const frequentWords = ["bearing", "nsk", "rhp", "ppl", "makineri", "scale", "test row", "no."];

/** Searches of the list, which count all products found, each read from the database. */
export const searchBenchFigures: readonly BenchFigure[] = [
  requestFigure("search-remembered", "search 1 %, remembered", ({ shop }) => ({
    requests: listSearchTexts(shop.products, 0.01).slice(0, 1).map(toRequest),
    connections: 16,
    isComparedToBare: true,
  })),
  requestFigure("search-1-percent", "search 1 %, new term", (bench) =>
    prepareSearches(bench, listSearchTexts(bench.shop.products, 0.01).map(toRequest)),
  ),
  requestFigure("search-rare", "search 0.01 %, new term", (bench) =>
    prepareSearches(bench, listSearchTexts(bench.shop.products, 0.0001).map(toRequest)),
  ),
  requestFigure("search-none", "search without a hit, new term", () => ({
    requests: [toRequest("qxj{n}")],
  })),
  requestFigure("search-2-letters", "search of 2 letters without a hit", async (bench) =>
    prepareSearches(bench, await listPairs(bench)),
  ),
  requestFigure("search-frequent", "search of a frequent word", (bench) =>
    prepareSearches(bench, frequentWords.map(toRequest)),
  ),
  requestFigure("ranked-asked", "ranked search, asked questions", async (bench) => ({
    requests: toRanked("asked"),
    before: await prepareChange(bench),
  })),
  requestFigure("ranked-frequent", "ranked search, frequent words", async (bench) => ({
    requests: toRanked("frequent words"),
    before: await prepareChange(bench),
  })),
  requestFigure("ranked-2-letters", "ranked search, 2 letters", async (bench) => ({
    requests: toRanked("two letters"),
    before: await prepareChange(bench),
  })),
];

async function prepareSearches(
  bench: Bench,
  requests: readonly BenchRequest[],
): Promise<PreparedRequests> {
  const before = await prepareChange(bench);
  return { requests, before, queries: await recordLists(bench, requests) };
}

function toRequest(text: string): BenchRequest {
  return { path: `/api/products?limit=24&search=${text.replaceAll(" ", "+")}` };
}

function toRanked(kind: string): readonly BenchRequest[] {
  return (benchQueries[kind] ?? []).map((text) => ({
    path: `/api/search?q=${encodeURIComponent(text)}`,
  }));
}

async function listPairs({ shop }: Bench): Promise<readonly BenchRequest[]> {
  const found: BenchRequest[] = [];
  for (const pair of rarePairs) {
    const request = toRequest(pair);
    const { body } = await shop.send(request.path);
    if (body["count"] === 0) found.push(request);
    if (found.length === 8) break;
  }
  if (found.length === 0) throw new Error("Every pair of letters is in a product");
  return found;
}
