import { arcTo, corner, type Place } from "./outline.ts";

/** Position and size of a tooth: middle, y of the land, pitch and height in mm. */
export type ToothPlace = {
  readonly centre: number;
  readonly land: number;
  readonly pitch: number;
  readonly height: number;
};

type ToothForm = (tooth: ToothPlace) => Place[];

// Root widths and radii are shares of the pitch, taken from the figures of the standards. They shape
// the drawing and are not dimensioned.
const forms: readonly { readonly name: RegExp; readonly form: ToothForm }[] = [
  { name: /^MXL$/, form: trapezoid({ rootShare: 0.56, angleDeg: 40 }) },
  { name: /^XL$/, form: trapezoid({ rootShare: 0.506, angleDeg: 50 }) },
  { name: /^(L|H)$/, form: trapezoid({ rootShare: 0.485, angleDeg: 40 }) },
  { name: /^XX?H$/, form: trapezoid({ rootShare: 0.58, angleDeg: 40 }) },
  { name: /^T\d/, form: trapezoid({ rootShare: 0.54, angleDeg: 40 }) },
  { name: /^AT\d/, form: trapezoid({ rootShare: 0.73, angleDeg: 50 }) },
  { name: /^HTD/, form: round },
  { name: /^GT/, form: modifiedRound },
  { name: /^RPP/, form: parabolic },
  { name: /^S\d/, form: circularFlanks },
];

/**
 * Returns a function that outlines one tooth of a profile, from its right root to its left root.
 *
 * @param profile Name of the profile, such as XL, T5 or HTD-8M.
 * @throws {RangeError} If the profile's shape is unknown (programmer error).
 */
export function toothForm(profile: string): ToothForm {
  const found = forms.find(({ name }) => name.test(profile));
  if (!found) throw new RangeError(`No tooth form for profile ${profile}`);
  return found.form;
}

function trapezoid({ rootShare, angleDeg }: { rootShare: number; angleDeg: number }): ToothForm {
  const flank = Math.tan((angleDeg * Math.PI) / 360);
  return ({ centre, land, pitch, height }) => {
    const root = (pitch * rootShare) / 2;
    const tip = root - height * flank;
    const rounding = pitch * 0.05;
    return [
      corner(centre + root, land, rounding),
      corner(centre + tip, land + height, rounding),
      corner(centre - tip, land + height, rounding),
      corner(centre - root, land, rounding),
    ];
  };
}

/** HTD: a half circle on short straight flanks. */
function round({ centre, land, pitch, height }: ToothPlace): Place[] {
  const fillet = pitch * 0.08;
  const radius = Math.min(pitch * 0.32, height - fillet);
  const shoulder = land + height - radius;
  return [
    corner(centre + radius, land, fillet),
    corner(centre + radius, shoulder),
    arcTo(centre, land + height, radius, 1),
    arcTo(centre - radius, shoulder, radius, 1),
    corner(centre - radius, land, fillet),
  ];
}

/** GT: leaning flanks that run into a wide round tip. */
function modifiedRound({ centre, land, pitch, height }: ToothPlace): Place[] {
  const root = pitch * 0.33;
  const tip = root - height * 0.25;
  return [
    corner(centre + root, land, pitch * 0.1),
    corner(centre + tip, land + height, pitch * 0.26),
    corner(centre - tip, land + height, pitch * 0.26),
    corner(centre - root, land, pitch * 0.1),
  ];
}

/** RPP: a parabola, as a line through points on it. */
function parabolic({ centre, land, pitch, height }: ToothPlace): Place[] {
  const root = pitch * 0.39;
  const steps = 24;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = 1 - (2 * step) / steps;
    const atRoot = step === 0 || step === steps;
    return corner(
      centre + root * share,
      land + height * (1 - share ** 2),
      atRoot ? pitch * 0.06 : 0,
    );
  });
}

/** STS: each flank is an arc about the other flank's root, the tip is flat. */
function circularFlanks({ centre, land, pitch, height }: ToothPlace): Place[] {
  const radius = pitch * 0.65;
  const fillet = pitch * 0.08;
  const rounding = pitch * 0.1;
  // All positions follow from the centre of the right flank's arc, which is on the left root.
  const filletX = Math.sqrt((radius + fillet) ** 2 - fillet ** 2) - radius / 2;
  const rootX = ((filletX + radius / 2) * radius) / (radius + fillet) - radius / 2;
  const rootY = (fillet * radius) / (radius + fillet);
  const tipX = Math.sqrt((radius - rounding) ** 2 - (height - rounding) ** 2) - radius / 2;
  const flankX = ((tipX + radius / 2) * radius) / (radius - rounding) - radius / 2;
  const flankY = ((height - rounding) * radius) / (radius - rounding);
  return [
    corner(centre + filletX, land),
    arcTo(centre + rootX, land + rootY, fillet, 0),
    arcTo(centre + flankX, land + flankY, radius, 1),
    arcTo(centre + tipX, land + height, rounding, 1),
    corner(centre - tipX, land + height),
    arcTo(centre - flankX, land + flankY, rounding, 1),
    arcTo(centre - rootX, land + rootY, radius, 1),
    arcTo(centre - filletX, land, fillet, 0),
  ];
}
