import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { apiOriginMark, nativeApp } from "#domain/native-app.ts";
import { buildNumber } from "./write-project-settings.ts";

const android = "native/android/app";
const ios = "native/ios/App";
const icons = `${ios}/App/Assets.xcassets`;

/** Images with the width that each slot requires. */
const images: Readonly<Record<string, number>> = {
  [`${android}/src/main/res/mipmap-mdpi/ic_launcher.png`]: 48,
  [`${android}/src/main/res/mipmap-xxxhdpi/ic_launcher.png`]: 192,
  [`${android}/src/main/res/mipmap-xxxhdpi/ic_launcher_round.png`]: 192,
  [`${icons}/AppIcon.appiconset/AppIcon-512@2x.png`]: 1024,
  [`${icons}/Splash.imageset/splash.png`]: 2732,
  [`${icons}/Splash.imageset/splash-dark.png`]: 2732,
};

/**
 * Finds errors in the committed projects, in the app's page and in the site next to them, after a build.
 * Returns a sentence per error.
 */
export async function findProjectErrors(root: string): Promise<readonly string[]> {
  const { version } = await readManifest(root, "package.json");
  const { dependencies } = await readManifest(root, "native/package.json");
  const errors = [
    await findMissingTexts(root, getTexts(version)),
    await findMissingTexts(root, { "dist/native/index.html": pageTexts }),
    await findMissingTexts(root, getPlugins(Object.keys(dependencies))),
    await findWrongImages(root),
    await findLeaks(join(root, "dist", "client", "assets")),
  ];
  return errors.flat();
}

/** Finds what `cap sync` didn't copy into the projects. Returns a sentence per error. */
export async function findCopyErrors(root: string): Promise<readonly string[]> {
  const folders = [`${android}/src/main/assets/public`, `${ios}/App/public`];
  const errors = folders.map(async (folder) => [
    ...(await findMissingTexts(root, { [`${folder}/index.html`]: pageTexts })),
    ...(await findMissingFiles(root, folder)),
  ]);
  return (await Promise.all(errors)).flat();
}

type Manifest = {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
};

async function readManifest(root: string, file: string): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile(join(root, file), "utf8"));
  return manifest;
}

type Texts = Readonly<Record<string, readonly string[]>>;

const pageTexts = [
  `name="${apiOriginMark}" content="${nativeApp.defaultOrigin}"`,
  "content-security-policy",
];

function getTexts(version: string): Texts {
  const { id, name, defaultOrigin } = nativeApp;
  const { hostname } = new URL(defaultOrigin);
  return {
    [`${android}/build.gradle`]: [
      `applicationId "${id}"`,
      `namespace = "${id}"`,
      `versionName "${version}"`,
      `versionCode ${buildNumber(version)}`,
    ],
    [`${android}/src/main/java/${id.replaceAll(".", "/")}/MainActivity.java`]: [`package ${id};`],
    [`${android}/src/main/res/values/strings.xml`]: [`>${name}<`, `>${hostname}<`],
    [`${android}/src/main/res/drawable/ic_launcher_foreground.xml`]: ["<vector"],
    [`${android}/src/main/AndroidManifest.xml`]: [
      "android.permission.INTERNET",
      'android:autoVerify="true"',
      ...nativeApp.linkedPaths.map((path) => `"${path}" />`),
    ],
    [`${ios}/App.xcodeproj/project.pbxproj`]: [
      `PRODUCT_BUNDLE_IDENTIFIER = ${id};`,
      `MARKETING_VERSION = ${version};`,
      "CODE_SIGN_ENTITLEMENTS = App/App.entitlements;",
    ],
    [`${ios}/App/App.entitlements`]: [`applinks:${hostname}`],
    [`${ios}/App/Info.plist`]: [`>${name}<`, "NSCameraUsageDescription"],
  };
}

/** Both projects list their plugins by the package's folder. */
function getPlugins(packages: readonly string[]): Texts {
  const plugins = packages.filter((name) => !/^@capacitor\/(?:core|android|ios)$/.test(name));
  const folders = plugins.map((name) => `node_modules/${name}`);
  return {
    "native/android/capacitor.settings.gradle": folders,
    [`${ios}/CapApp-SPM/Package.swift`]: folders,
  };
}

async function findMissingTexts(root: string, files: Texts): Promise<readonly string[]> {
  const errors = await Promise.all(
    Object.entries(files).map(async ([file, texts]) => {
      const content = await readFile(join(root, file), "utf8").catch(() => "");
      const missing = texts.filter((text) => !content.includes(text));
      return missing.map((text) => `${file} lacks ${text}`);
    }),
  );
  return errors.flat();
}

async function findMissingFiles(root: string, folder: string): Promise<readonly string[]> {
  const built = await readdir(join(root, "dist", "native"), { recursive: true });
  const copied = new Set(await readdir(join(root, folder), { recursive: true }).catch(() => []));
  return built.filter((file) => !copied.has(file)).map((file) => `${folder} lacks ${file}`);
}

async function findWrongImages(root: string): Promise<readonly string[]> {
  const errors = await Promise.all(
    Object.entries(images).map(async ([file, width]) => {
      const facts = await sharp(join(root, file))
        .metadata()
        .catch(() => undefined);
      return facts?.width === width ? [] : [`${file} isn't ${width} pixels wide`];
    }),
  );
  return errors.flat();
}

/**
 * Finds chunks of the site that contain the app's code, which visitors would download needlessly.
 * Returns a sentence per chunk.
 *
 * @param assets Folder with the built chunks.
 */
async function findLeaks(assets: string): Promise<readonly string[]> {
  const chunks = (await readdir(assets)).filter((name) => name.endsWith(".js"));
  const leaks = await Promise.all(
    chunks.map(async (name) => {
      const code = await readFile(join(assets, name), "utf8");
      return /\b(?:from|import)\s*["']\.\/native\//.test(code) ? [name] : [];
    }),
  );
  return leaks.flat().map((name) => `${name} loads code of the native app`);
}
