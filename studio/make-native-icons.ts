import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { drawIcon, type Icon, type SignColours } from "./icons.ts";
import { androidColours, androidSign } from "./svg/android-drawables.ts";
import { palette } from "./svg/palette.ts";
import { element } from "./svg/shapes.ts";

const resources = "android/app/src/main/res";
const catalogue = "ios/App/App/Assets.xcassets";

/** The dark theme's tokens (web/styles/tokens.css). */
const dark: SignColours = { paper: "#131519", ink: "#ecebe6", accent: "#f26a29" };

/** Side of an icon on Android's screens, by their density. */
const densities = { mdpi: 48, hdpi: 72, xhdpi: 96, xxhdpi: 144, xxxhdpi: 192 };

/**
 * Draws the app's icon, and the sign on the background colour for the start screen. Needs no browser;
 * the results are committed.
 */
export async function makeNativeIcons(native: string): Promise<void> {
  for (const [density, side] of Object.entries(densities)) {
    const folder = join(native, resources, `mipmap-${density}`);
    const icon = { sizePx: side, share: 0.72 };
    await draw(join(folder, "ic_launcher.png"), icon, palette);
    await draw(join(folder, "ic_launcher_round.png"), icon, palette, "round");
  }
  const splash = { sizePx: 2732, share: 0.14 };
  const start = join(native, catalogue, "Splash.imageset");
  await draw(join(start, "splash.png"), splash, palette);
  await draw(join(start, "splash-dark.png"), splash, dark);
  const store = { sizePx: 1024, share: 0.72 };
  await draw(join(native, catalogue, "AppIcon.appiconset", "AppIcon-512@2x.png"), store, palette);
  await writeAndroidDrawables(join(native, resources));
}

/** Android masks and colours these. */
async function writeAndroidDrawables(folder: string): Promise<void> {
  // The inner 66 of 108 units are never cut off; of a start screen's 288 units, the inner 192.
  const icon = { side: 108, diameter: 56 };
  const start = { side: 288, diameter: 150 };
  const white = { ink: "#ffffff", accent: "#ffffff" };
  const files = {
    "drawable/ic_launcher_foreground.xml": androidSign(icon, palette),
    "drawable/ic_launcher_monochrome.xml": androidSign(icon, white),
    "drawable/splash_sign.xml": androidSign(start, palette),
    "drawable-night/splash_sign.xml": androidSign(start, dark),
    "values/colors.xml": androidColours({ paper: palette.paper, icon_ground: palette.paper }),
    "values-night/colors.xml": androidColours({ paper: dark.paper }),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

async function draw(
  file: string,
  icon: Icon,
  colours: SignColours,
  form: "square" | "round" = "square",
): Promise<void> {
  const side = icon.sizePx;
  const picture = sharp(Buffer.from(svg(side, drawIcon(icon, side, colours))));
  if (form === "round") {
    const circle = element("circle", { cx: side / 2, cy: side / 2, r: side / 2 });
    picture.composite([{ input: Buffer.from(svg(side, circle)), blend: "dest-in" }]);
  } else {
    // The store rejects icons with transparency.
    picture.flatten({ background: colours.paper });
  }
  await mkdir(dirname(file), { recursive: true });
  await picture.png({ palette: true, effort: 10 }).toFile(file);
}

function svg(side: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${content}</svg>`;
}
