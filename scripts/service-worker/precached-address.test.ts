import { expect, test } from "vitest";
import { precachedAddress } from "./precached-address.ts";

test("chunks, styles and fonts are precached under content-hashed names", () => {
  for (const path of ["assets/index-CBK0XoF7.js", "assets/app-Dhb2q0wJ.css", "assets/a-b1.woff2"]) {
    expect(precachedAddress(path)).toEqual({ url: `/${path}`, isNamedByContent: true });
  }
});

test("the frame is precached under the server's address for it", () => {
  expect(precachedAddress("app-shell/index.html")).toEqual({
    url: "/app-shell",
    isNamedByContent: false,
  });
});

test("images are precached in their small width", () => {
  expect(precachedAddress("pictures/needle-400.avif")).toMatchObject({ isNamedByContent: false });
  expect(precachedAddress("pictures/needle-800.avif")).toBeUndefined();
  expect(precachedAddress("pictures/needle-400.webp")).toBeUndefined();
});

test("pages, downloads, single drawings, chunks of the app and compressed files aren't precached", () => {
  for (const path of [
    "index.html",
    "products/nsk/catalog/index.html",
    "media/datasheets/6205.pdf",
    "media/bearings/6205.svg",
    "videos/drive.webm",
    "assets/native/start-native-app-CBK0XoF7.js",
    "assets/index-CBK0XoF7.js.br",
    "assets/index-CBK0XoF7.js.map",
    "service-worker.js",
  ]) {
    expect(precachedAddress(path)).toBeUndefined();
  }
});
