import { ballCentres, signShape } from "../icons.ts";
import { num } from "./shapes.ts";

/** A sign in the middle of a square. */
type Place = { readonly side: number; readonly diameter: number };

/** The site's sign as a vector drawable, which stays sharp on every screen. */
export function androidSign(
  { side, diameter }: Place,
  colours: { readonly ink: string; readonly accent: string },
): string {
  const scale = num(diameter / 2 / signShape.reach);
  const stroke = `android:strokeColor="${colours.ink}" android:strokeWidth="${signShape.ringWidth}"`;
  const paths = [
    ...signShape.rings.map((r) => `<path ${stroke} android:pathData="${circle(0, 0, r)}" />`),
    ...ballCentres().map(
      ([x, y]) =>
        `<path android:fillColor="${colours.accent}" android:pathData="${circle(x, y, signShape.ballRadius)}" />`,
    ),
  ];
  return `<?xml version="1.0" encoding="utf-8"?>
<vector xmlns:android="http://schemas.android.com/apk/res/android"
    android:width="${side}dp"
    android:height="${side}dp"
    android:viewportWidth="${side}"
    android:viewportHeight="${side}">
    <group android:scaleX="${scale}" android:scaleY="${scale}" android:translateX="${num(side / 2)}" android:translateY="${num(side / 2)}">
${paths.map((path) => `        ${path}`).join("\n")}
    </group>
</vector>
`;
}

/** Named colours, in the format of Android's resources. */
export function androidColours(colours: Readonly<Record<string, string>>): string {
  const lines = Object.entries(colours).map(
    ([name, colour]) => `    <color name="${name}">${colour}</color>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<resources>
${lines.join("\n")}
</resources>
`;
}

function circle(x: number, y: number, r: number): string {
  const arc = `a${num(r)},${num(r)} 0 1,0`;
  return `M${num(x - r)},${num(y)}${arc} ${num(2 * r)},0${arc} ${num(-2 * r)},0Z`;
}
