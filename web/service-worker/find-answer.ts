import { answerBuiltFile, answerChunk, answerPicture } from "./answer-built-file.ts";
import { answerDrawing } from "./answer-drawing.ts";
import { answerPage } from "./answer-page.ts";
import { answerUpload } from "./answer-upload.ts";
import { worker } from "./worker.ts";

/** What is no page: opened in a tab, it comes from the server or not at all. */
const noPage =
  /^\/(?:api|assets|icons|media|og|pictures|slides|uploads|videos)\/|^\/(?:healthz|readyz)$/;

/** By the path of a file on a page, the first that fits. What is asked of the API fits none. */
const answers: readonly (readonly [RegExp, (event: FetchEvent) => Promise<Response>])[] = [
  [/^\/assets\//, answerChunk],
  [/^\/media\/.*\.svg$/, answerDrawing],
  [/^\/(?:pictures|slides)\/.*\.avif$/, answerPicture],
  [/^\/uploads\//, answerUpload],
  [/^\/(?:favicon\.svg|manifest\.webmanifest)$|^\/videos\/.*\.avif$/, answerBuiltFile],
];

/** How a request is answered; undefined leaves it to the browser, as if there were no worker. */
export function findAnswer(event: FetchEvent): Promise<Response> | undefined {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== worker.location.origin) return undefined;
  if (mode === "navigate") return noPage.test(pathname) ? undefined : answerPage(event);
  return answers.find(([path]) => path.test(pathname))?.[1](event);
}
