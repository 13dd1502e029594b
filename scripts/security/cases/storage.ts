import assert from "node:assert/strict";
import {
  appendBytes,
  createImageFile,
  makeForm,
  makePngHeader,
} from "#server/testing/create-image-file.ts";
import type { ClientAnswer } from "../../proof/http-client.ts";
import type { SecurityCase } from "../case-type.ts";
import { expectStatus, type SecurityTarget } from "../target.ts";

const bucket = "/api/uploads/ONLINE%20SHOP";

export const storageCases: readonly SecurityCase[] = [
  {
    id: "S51",
    title: "Uploads by visitors and customers are 401 and 403; an unknown bucket is 404",
    rules: ["security.md#uploads-by-admins-only"],
    async attack(target) {
      const form = makeForm(await createImageFile("png", 40, 30));
      const { cookie } = await target.createCustomer();
      const admin = await target.signInAdmin();
      await expectStatus(target.send(bucket, { form }), 401);
      await expectStatus(target.send(bucket, { form, cookie }), 403);
      for (const other of ["private", "%2e%2e%2f", "quote-photos"]) {
        await expectStatus(target.send(`/api/uploads/${other}`, { form, cookie: admin }), 404);
      }
      return "401, 403, 3 buckets 404";
    },
  },
  {
    id: "S52",
    title: "SVG and HTML, also named .png, are 415",
    rules: ["security.md#images-by-content"],
    async attack(target) {
      const cookie = await target.signInAdmin();
      const contents = [
        "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
        "<html><script>alert(1)</script>",
        "%PDF-1.7",
        "\x1f\x8b\x08",
        "RIFF\0\0\0\0WEBPVP8 ",
        "II*\0",
        "",
      ];
      for (const content of contents) {
        await expectStatus(
          target.send(bucket, { form: makeForm(content, "a.png"), cookie }),
          415,
          422,
        );
      }
      return `${contents.length} contents 415`;
    },
  },
  {
    id: "S53",
    title: "Polyglots and metadata don't survive re-encoding",
    rules: ["security.md#without-metadata"],
    async attack(target) {
      const tail = "<?php system($_GET[0]) ?><script>alert(1)</script>";
      const file = appendBytes(await createImageFile("jpeg", 300, 200), tail);
      const image = await upload(target, file);
      const { bytes } = await expectStatus(target.send(image), 200);
      assert.ok(!bytes.includes("<?php") && !bytes.includes("<script"));
      return "appended script gone";
    },
  },
  {
    id: "S54",
    title: "Oversized, cut and empty images are refused; 5 MB pass, one byte more is 413",
    rules: ["security.md#bounded-images"],
    async attack(target) {
      const cookie = await target.signInAdmin();
      const png = await createImageFile("png", 400, 300);
      const refused = [
        makePngHeader(30_000, 30_000),
        makePngHeader(1, 2_000_000_000),
        png.slice(0, png.length / 2),
        new Uint8Array(),
      ];
      for (const file of refused) {
        await expectStatus(target.send(bucket, { form: makeForm(file), cookie }), 413, 415, 422);
      }
      const limit = 5 * 1024 * 1024;
      const padded = (size: number): Uint8Array<ArrayBuffer> =>
        appendBytes(png, new Uint8Array(size - png.length));
      await expectStatus(target.send(bucket, { form: makeForm(padded(limit)), cookie }), 201);
      await expectStatus(target.send(bucket, { form: makeForm(padded(limit + 1)), cookie }), 413);
      return `${refused.length} refused, 5 MB 201, + 1 byte 413`;
    },
  },
  {
    id: "S55",
    title: "File names have no effect; traversal on delivery is 404",
    rules: ["security.md#file-names-have-no-effect"],
    async attack(target) {
      const png = await createImageFile("png", 40, 30);
      for (const name of [
        "../../x.png",
        "a\0.png",
        "a\r\nx: y.png",
        "\u202Egnp.exe",
        "C:\\x.png",
        ".htaccess",
      ]) {
        const image = await upload(target, png, name);
        assert.match(image, /^\/uploads\/[\w/%-]+\.\w+$/);
      }
      const paths = [
        "/uploads/../../package.json",
        "/uploads/%2e%2e/%2e%2e/session-secret",
        "/uploads/..%2f..%2fsession-secret",
        "/uploads/....//session-secret",
        "/uploads/%00",
        "/uploads/ONLINE%20SHOP/../../session-secret",
      ];
      for (const path of paths) await expectStatus(target.send(path), 400, 404, 308);
      return `6 names, ${paths.length} traversals`;
    },
  },
  {
    id: "S56",
    title: "Images are delivered with stored type, nosniff and sandbox, in their sizes only",
    rules: ["security.md#safe-delivery"],
    async attack(target) {
      const image = await upload(target, await createImageFile("png", 900, 600));
      const { headers } = await expectStatus(target.send(image), 200);
      assert.match(String(headers["content-type"]), /^image\//);
      assert.equal(headers["x-content-type-options"], "nosniff");
      assert.match(String(headers["content-security-policy"]), /default-src 'none'.*sandbox/);
      for (const path of [
        "/uploads/",
        "/uploads/ONLINE%20SHOP/",
        `${image}?w=1234567`,
        image.replace(/\.\w+$/, ".html"),
      ]) {
        const answer = await target.send(path);
        const isSame = path.includes("?") && answer.status === 200;
        assert.ok(isSame || [404, 308].includes(answer.status), `${path}: ${answer.status}`);
      }
      return "type, nosniff, sandbox; listings and other sizes 404";
    },
  },
];

async function upload(
  target: SecurityTarget,
  file: Uint8Array<ArrayBuffer>,
  name = "part.png",
): Promise<string> {
  const cookie = await target.signInAdmin();
  const answer: ClientAnswer = await expectStatus(
    target.send(bucket, { form: makeForm(file, name), cookie }),
    201,
  );
  return String(answer.body["image_url"]);
}
