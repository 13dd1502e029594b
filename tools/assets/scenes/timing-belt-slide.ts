import { timingProfiles } from "#catalogue/belts/timing-profiles.data.ts";
import { drawTimingProfile } from "#catalogue/drawing/draw-timing-profile.ts";
import { dimension, label, place, toPixels } from "../svg/annotate.ts";
import { steelDefs } from "../svg/steel.ts";
import { section } from "../views/section.ts";
import { timingDrive } from "./timing-belt-film.ts";

const detail = { x: 336, y: 318, scale: 17 } as const;

/** 8M teeth in their pulley, close, and the profile with its measures. */
export function timingBeltSlide(): string {
  const profile = timingProfiles.find((one) => one.profile === "HTD-8M");
  if (profile === undefined) throw new Error("the catalogue lists HTD-8M");
  const { pitchMm: pitch, totalHeightMm: height = 0, toothHeightMm: tooth = 0 } = profile;
  const half = 1.5 * pitch;
  const px = (x: number, y: number): readonly [number, number] => toPixels(detail, [x, y]);
  return [
    steelDefs(15),
    timingDrive({ x: 1120, y: 560, scale: 15.2 }, 0.06),
    place(detail, section(drawTimingProfile(profile))),
    dimension({ from: px(0, height), to: px(-pitch, height), offset: 56, label: String(pitch) }),
    dimension({ from: px(-half, height), to: px(-half, 0), offset: 60, label: String(height) }),
    dimension({
      from: px(half, height - tooth),
      to: px(half, height),
      offset: 60,
      label: String(tooth),
    }),
    label(px(0, height + 12), "HTD 8M", 30),
  ].join("");
}
