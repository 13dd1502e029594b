import { afterEach, expect, test, vi } from "vitest";
import { RenderQueue, RenderQueueFullError } from "./render-queue.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** Renders that end when the test calls `finish`. */
function pauseRenders(): {
  readonly started: string[];
  readonly render: (name: string) => () => Promise<string>;
  readonly finish: () => void;
} {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  return {
    started,
    render: (name) => () => {
      started.push(name);
      return new Promise((resolve) => ends.push(() => resolve(name)));
    },
    finish: () => ends.shift()?.(),
  };
}

/** Fills the queue: 4 renders run and 40 wait. */
async function fill(
  queue: RenderQueue<string>,
  { render, started }: ReturnType<typeof pauseRenders>,
): Promise<void> {
  for (let index = 0; index < 44; index += 1) {
    queue.run(render(`filler ${index}`)).catch(() => undefined);
  }
  await vi.waitFor(() => expect(started).toHaveLength(4));
}

test("renders four pages at once and the others in turn", async () => {
  const { started, render, finish } = pauseRenders();
  const queue = new RenderQueue<string>();
  const pages = ["a", "b", "c", "d", "e", "f"].map((name) => queue.run(render(name)));
  // The last one reaches its timeout after the test.
  void Promise.allSettled(pages);
  await vi.waitFor(() => expect(started).toEqual(["a", "b", "c", "d"]));
  finish();
  expect(await pages[0]).toBe("a");
  await vi.waitFor(() => expect(started).toEqual(["a", "b", "c", "d", "e"]));
});

test("a failed render frees its slot", async () => {
  const queue = new RenderQueue<string>();
  const failing = Array.from({ length: 8 }, () => queue.run(() => Promise.reject(new Error("no"))));
  expect(await Promise.allSettled(failing)).toHaveLength(8);
  expect(await queue.run(async () => "page")).toBe("page");
});

test("rejects a render immediately when the queue is full", async () => {
  const renders = pauseRenders();
  const queue = new RenderQueue<string>();
  await fill(queue, renders);
  const { started, render } = renders;
  await expect(queue.run(render("one too many"))).rejects.toThrow(RenderQueueFullError);
  expect(started).toHaveLength(4);
});

test("an urgent render goes next, even when the queue is full", async () => {
  const renders = pauseRenders();
  const queue = new RenderQueue<string>();
  await fill(queue, renders);
  const { started, render, finish } = renders;
  void queue.run(render("urgent"), { isUrgent: true });
  finish();
  await vi.waitFor(() => expect(started.at(-1)).toBe("urgent"));
  expect(started).toHaveLength(5);
});

test("a client that disconnects frees its slot", async () => {
  const { started, render, finish } = pauseRenders();
  const queue = new RenderQueue<string>();
  const running = ["a", "b", "c", "d"].map((name) => queue.run(render(name)));
  const client = new AbortController();
  const left = queue.run(render("left"), { signal: client.signal });
  const next = queue.run(render("next"));
  await vi.waitFor(() => expect(started).toHaveLength(4));
  client.abort();
  await expect(left).rejects.toThrow(RenderQueueFullError);
  finish();
  await running[0];
  await vi.waitFor(() => expect(started.at(-1)).toBe("next"));
  expect(started).toEqual(["a", "b", "c", "d", "next"]);
  for (let index = 0; index < 4; index += 1) finish();
  expect(await next).toBe("next");
});

test("rejects a render that doesn't start within three seconds", async () => {
  vi.useFakeTimers();
  const { render } = pauseRenders();
  const queue = new RenderQueue<string>();
  for (let index = 0; index < 4; index += 1) void queue.run(render(`running ${index}`));
  const waiting = queue.run(render("late"));
  const [[result]] = await Promise.all([
    Promise.allSettled([waiting]),
    vi.advanceTimersByTimeAsync(3_000),
  ]);
  expect(result).toMatchObject({ status: "rejected", reason: expect.any(RenderQueueFullError) });
});
