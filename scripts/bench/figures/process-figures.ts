import { setTimeout as delay } from "node:timers/promises";
import { readMemoryMb } from "../../faults/process-memory.ts";
import { readCpuMs } from "../../search/cpu-time.ts";
import { prepareStockChange } from "../admin.ts";
import type { Bench, BenchFigure } from "../bench.ts";
import type { Figure } from "../figure.ts";
import { openStreams } from "../open-streams.ts";
import { toRequestText } from "../request-text.ts";
import { listSearchTexts } from "../search-texts.ts";
import { getMedian } from "../statistics.ts";

/** After a start, opened streams or renders, until the memory is steady. */
const restMs = 2_500;
const renders = 400;
/** The system counts processor time in hundredths of a second. */
const changesPerRepeat = 5;
const maxRenderMs = 60_000;

/** What the server's process costs by itself; each measurement starts it again. */
export const processBenchFigures: readonly BenchFigure[] = [
  { id: "start", measure: measureStart },
  { id: "memory", measure: measureMemory },
  { id: "stream", measure: measureStreams },
];

async function measureStart(bench: Bench): Promise<readonly Figure[]> {
  const { server } = bench.shop;
  const ready: number[] = [];
  const cpu: number[] = [];
  for (let repeat = 0; repeat < bench.pace.repeats; repeat += 1) {
    await server.end("SIGTERM");
    const began = performance.now();
    await server.start();
    ready.push((performance.now() - began) / 1_000);
    cpu.push(readCpuMs(server.pid) / 1_000);
  }
  return [
    { ...describe(bench, "start-ready", "start until ready", "s"), values: ready },
    { ...describe(bench, "start-cpu", "start, CPU of the server", "s"), values: cpu },
  ];
}

async function measureMemory(bench: Bench): Promise<readonly Figure[]> {
  const { shop, sendLoad } = bench;
  await restart(bench);
  const idle = readMemoryMb(shop.server.pid);
  const texts = listSearchTexts(shop.products, 0.01);
  await sendLoad({
    port: shop.port,
    connections: 4,
    requests: Array.from({ length: renders }, (_, index) =>
      toRequestText({ path: `/shop?q=${texts[index % texts.length]?.replace(" ", "+")}` }),
    ),
    isOnce: true,
    maxMs: maxRenderMs,
    minRequests: 0,
  });
  await delay(restMs);
  const rendered = readMemoryMb(shop.server.pid);
  const title = `memory after ${renders} requests of /shop for ${texts.length} texts`;
  return [
    { ...describe(bench, "memory-idle", "memory, idle", "MB"), values: [idle] },
    { ...describe(bench, "memory-rendered", title, "MB"), values: [rendered] },
  ];
}

async function measureStreams(bench: Bench): Promise<readonly Figure[]> {
  const { shop, pace, cleanUp } = bench;
  await restart(bench);
  const change = await prepareStockChange(bench);
  await measureChanges(bench, change);
  const alone = await measureChanges(bench, change);
  const before = readMemoryMb(shop.server.pid);
  const streams = await openStreams(shop.port, pace.streams, cleanUp);
  await delay(restMs);
  const readMemory = (): number =>
    ((readMemoryMb(shop.server.pid) - before) * 1_000) / pace.streams;
  const memory = readMemory();
  let times: number[] = [];
  const send = async (): Promise<void> => {
    const began = performance.timeOrigin + performance.now();
    times.push(Math.max(...(await streams.receive(change))) - began);
  };
  await send();
  const cpu: number[] = [];
  const last: number[] = [];
  for (let repeat = 0; repeat < pace.repeats; repeat += 1) {
    times = [];
    cpu.push(((await measureChanges(bench, send)) - alone) / pace.streams);
    last.push(getMedian(times));
  }
  const used = readMemory();
  await streams.close();
  return [
    { ...describe(bench, "stream-memory", "memory of an open stream", "kB"), values: [memory] },
    { ...describe(bench, "stream-used", "the same after changes", "kB"), values: [used] },
    { ...describe(bench, "stream-change", "change, for each stream", "µs"), values: cpu },
    { ...describe(bench, "stream-last", "change, until the last stream", "ms"), values: last },
  ];
}

/** CPU of the server for a change, in microseconds. */
async function measureChanges({ shop }: Bench, change: () => Promise<void>): Promise<number> {
  await shop.settle();
  const before = readCpuMs(shop.server.pid);
  for (let done = 0; done < changesPerRepeat; done += 1) await change();
  await shop.settle();
  return ((readCpuMs(shop.server.pid) - before) * 1_000) / changesPerRepeat;
}

async function restart({ shop }: Bench): Promise<void> {
  await shop.server.end("SIGTERM");
  await shop.server.start();
  await delay(restMs);
}

function describe(
  { shop }: Bench,
  id: string,
  title: string,
  unit: string,
): Omit<Figure, "values"> {
  return { id, title, unit, products: shop.products, better: "lower" };
}
