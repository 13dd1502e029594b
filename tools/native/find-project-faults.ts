import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { apiOriginMark, nativeApp } from "#domain/native-app.ts";
import { findLeaks } from "./find-leaks.ts";
import { buildNumber } from "./write-project-settings.ts";

const android = "native/android/app";
const ios = "native/ios/App";
const icons = `${ios}/App/Assets.xcassets`;

type Manifest = {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
};

/** Images with the width that each slot requires. */
const pictures: Readonly<Record<string, number>> = {
  [`${android}/src/main/res/mipmap-mdpi/ic_launcher.png`]: 48,
  [`${android}/src/main/res/mipmap-xxxhdpi/ic_launcher.png`]: 192,
  [`${android}/src/main/res/mipmap-xxxhdpi/ic_launcher_round.png`]: 192,
  [`${icons}/AppIcon.appiconset/AppIcon-512@2x.png`]: 1024,
  [`${icons}/Splash.imageset/splash.png`]: 2732,
  [`${icons}/Splash.imageset/splash-dark.png`]: 2732,
};

/**
 * Finds errors in the native projects, and in the site next to them, after a build. Returns a sentence
 * per error.
 */
export async function findProjectErrors(root: string): Promise<readonly string[]> {
  const manifest: Manifest = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const faults = [
    await findMissingTexts(root, getTexts(manifest.version)),
    await findMissingTexts(root, getPlugins(Object.keys(manifest.dependencies))),
    await findMissingFiles(root, `${android}/src/main/assets/public`),
    await findMissingFiles(root, `${ios}/App/public`),
    await findWrongPictures(root),
    await findLeaks(join(root, "dist", "client", "assets")),
  ];
  return faults.flat();
}

type Texts = Readonly<Record<string, readonly string[]>>;

function getTexts(version: string): Texts {
  const { id, name, defaultOrigin } = nativeApp;
  const { hostname } = new URL(defaultOrigin);
  const page = [`name="${apiOriginMark}" content="${defaultOrigin}"`, "content-security-policy"];
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
    [`${android}/src/main/assets/public/index.html`]: page,
    [`${ios}/App.xcodeproj/project.pbxproj`]: [
      `PRODUCT_BUNDLE_IDENTIFIER = ${id};`,
      `MARKETING_VERSION = ${version};`,
      "CODE_SIGN_ENTITLEMENTS = App/App.entitlements;",
    ],
    [`${ios}/App/App.entitlements`]: [`applinks:${hostname}`],
    [`${ios}/App/Info.plist`]: [`>${name}<`, "NSCameraUsageDescription"],
    [`${ios}/App/public/index.html`]: page,
  };
}

/** Both projects list their plugins by the package's folder. */
function getPlugins(packages: readonly string[]): Texts {
  const plugins = packages.filter(
    (name) => /^@(?:capacitor|aparajita)\//.test(name) && name !== "@capacitor/core",
  );
  const folders = plugins.map((name) => `node_modules/${name}`);
  return {
    "native/android/capacitor.settings.gradle": folders,
    [`${ios}/CapApp-SPM/Package.swift`]: folders,
  };
}

async function findMissingTexts(root: string, files: Texts): Promise<readonly string[]> {
  const faults = await Promise.all(
    Object.entries(files).map(async ([file, texts]) => {
      const content = await readFile(join(root, file), "utf8").catch(() => "");
      const missing = texts.filter((text) => !content.includes(text));
      return missing.map((text) => `${file} lacks ${text}`);
    }),
  );
  return faults.flat();
}

async function findMissingFiles(root: string, folder: string): Promise<readonly string[]> {
  const built = await readdir(join(root, "dist", "native"), { recursive: true });
  const copied = new Set(await readdir(join(root, folder), { recursive: true }).catch(() => []));
  return built.filter((file) => !copied.has(file)).map((file) => `${folder} lacks ${file}`);
}

async function findWrongPictures(root: string): Promise<readonly string[]> {
  const faults = await Promise.all(
    Object.entries(pictures).map(async ([file, width]) => {
      const facts = await sharp(join(root, file))
        .metadata()
        .catch(() => undefined);
      return facts?.width === width ? [] : [`${file} isn't ${width} pixels wide`];
    }),
  );
  return faults.flat();
}
