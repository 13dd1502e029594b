import { vSections } from "#catalogue/belts/v-sections.data.ts";
import { centreLine, dimension, label, place, toPixels } from "../svg/annotate.ts";
import { steelDefs } from "../svg/steel.ts";
import { vPulleyFront, type VPulley } from "../views/v-pulley-front.ts";
import { vPulleySection } from "../views/v-pulley-section.ts";

const pulley: VPulley = {
  datumDiameterMm: 180,
  rimMm: 24,
  hub: 38,
  bush: 30,
  shaft: 19,
  arms: 5,
};
const scale = 5.7;
/** Middle of the second groove. */
const middle = 30.5;
const front = { x: 1190, y: 610, scale } as const;
const cut = { x: 110, y: 610, scale } as const;

/** Three SPB belts: in section in their grooves, and leaving the pulley. */
export function vBeltSlide(): string {
  const belt = vSections.find(({ section }) => section === "SPB");
  if (belt === undefined) throw new Error("the catalogue lists SPB");
  const top = -(pulley.datumDiameterMm / 2 + 3.5);
  return [
    steelDefs(scale, scale),
    centreLine([60, front.y], [1600, front.y]),
    centreLine([front.x, 20], [front.x, 900]),
    place(
      front,
      vPulleyFront(
        pulley,
        belt,
        [
          { angle: -90, direction: 0, length: 200 },
          { angle: 90, direction: 0, length: 200 },
        ],
        12,
      ),
    ),
    place(cut, vPulleySection(pulley, belt, 3)),
    dimension({
      from: toPixels(cut, [middle - belt.topWidthMm / 2, top]),
      to: toPixels(cut, [middle + belt.topWidthMm / 2, top]),
      offset: 40,
      label: String(belt.topWidthMm),
      textSize: 20,
    }),
    label([cut.x + middle * scale, cut.y + pulley.shaft * scale + 66], "SPB", 30),
  ].join("");
}
