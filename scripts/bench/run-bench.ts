import { startBareServer } from "./bare-process.ts";
import { openBenchShop } from "./bench-shop.ts";
import { fullPace, quickPace, type Bench } from "./bench.ts";
import { CleanUp } from "./clean-up.ts";
import type { BenchResults, Figure } from "./figure.ts";
import { dashboardBenchFigures } from "./figures/dashboard-figures.ts";
import { orderBenchFigures } from "./figures/order-figures.ts";
import { processBenchFigures } from "./figures/process-figures.ts";
import { searchBenchFigures } from "./figures/search-figures.ts";
import { shopBenchFigures } from "./figures/shop-figures.ts";
import { forkServer } from "./fork-program.ts";
import { formatNumber } from "./format-results.ts";
import { startLoadProcess } from "./load-process.ts";
import { isSelected, type BenchArguments } from "./read-arguments.ts";
import { readMachine } from "./read-machine.ts";
import { getMedian } from "./statistics.ts";

/** Orders come after what counts them, and what starts the server again comes last. */
const allFigures = [
  ...shopBenchFigures,
  ...searchBenchFigures,
  ...dashboardBenchFigures,
  ...orderBenchFigures,
  ...processBenchFigures,
];

export function listFigureIds(): readonly string[] {
  return allFigures.map(({ id }) => id);
}

/** Measures the figures asked for, at one size after the other. */
export async function runBench(asked: BenchArguments, cleanUp: CleanUp): Promise<BenchResults> {
  const machine = await readMachine(asked.isQuick);
  const figures: Figure[] = [];
  let postgres = "";
  for (const products of asked.sizes) {
    console.log(`\n${products} products: adding them and reading them for the search`);
    const ofSize = new CleanUp();
    cleanUp.signal.addEventListener("abort", () => ofSize.stop());
    cleanUp.add(() => ofSize.run());
    const shop = await openBenchShop(products, asked.data, ofSize);
    const { rows } = await shop.database.query<{ server_version: string }>("SHOW server_version");
    postgres = rows[0]?.server_version ?? "";
    const bench: Bench = {
      shop,
      sendLoad: startLoadProcess(ofSize),
      bare: await startBareServer(ofSize),
      queries: await forkServer("query-server.ts", ofSize),
      pace: asked.isQuick ? quickPace : fullPace,
      cleanUp: ofSize,
    };
    for (const group of allFigures.filter(({ id }) => isSelected(id, asked.only))) {
      cleanUp.signal.throwIfAborted();
      const measured = await group.measure(bench);
      for (const figure of measured) printFigure(figure);
      figures.push(...measured);
    }
    await ofSize.run();
  }
  return { machine: { ...machine, postgres }, figures };
}

function printFigure({ id, unit, values }: Figure): void {
  console.log(`${id}: ${formatNumber(getMedian(values))} ${unit}`);
}
