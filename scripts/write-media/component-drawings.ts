import type { HousedUnit } from "#catalogue/bearings/housed-unit.ts";
import { housedUnits } from "#catalogue/bearings/housed-units.data.ts";
import type { VSection } from "#catalogue/belts/belt.ts";
import type { ComponentKind } from "#catalogue/drawing/components/component-kind.ts";
import { drawRollerChain, drawSprocket } from "#catalogue/drawing/components/draw-chain.ts";
import {
  drawCouplingSpider,
  drawJawCoupling,
} from "#catalogue/drawing/components/draw-coupling.ts";
import { drawOpenBelt } from "#catalogue/drawing/components/draw-open-belt.ts";
import {
  drawDrawnCup,
  drawGreaseNipple,
  drawLinearBearing,
  drawLockNut,
  drawRodEnd,
  drawSphericalPlainBearing,
} from "#catalogue/drawing/components/draw-plain-parts.ts";
import {
  drawBallScrew,
  drawCamFollower,
  drawCrossedRollerRing,
  drawFourPointContact,
  drawNeedleCage,
} from "#catalogue/drawing/components/draw-rolling-parts.ts";
import {
  drawExternalRing,
  drawInternalRing,
  drawParallelKey,
  drawTaperBush,
} from "#catalogue/drawing/components/draw-shaft-parts.ts";
import {
  drawAdapterSleeve,
  drawLockWasher,
  drawPlummerBlock,
} from "#catalogue/drawing/components/draw-sleeve-parts.ts";
import {
  drawCylindricalRollerThrust,
  drawNeedleThrust,
  drawSphericalRollerThrust,
} from "#catalogue/drawing/components/draw-thrust-rollers.ts";
import { drawFluidSeal } from "#catalogue/drawing/draw-fluid-seal.ts";
import { drawInsert } from "#catalogue/drawing/draw-insert.ts";
import { drawVSection } from "#catalogue/drawing/draw-v-section.ts";
import type { Drawing } from "#catalogue/drawing/drawing.ts";
import { fluidSeals } from "#catalogue/seals/fluid-seals.data.ts";
import { cropToSection } from "./crop-to-section.ts";
import { giveAir } from "./give-air.ts";

/** Section 5M of polyurethane V-belts, whose flanks are at 60°. */
const polyurethaneBelt: VSection = {
  section: "5M",
  topWidthMm: 5,
  heightMm: 3.3,
  angleDeg: 60,
  minPulleyMm: 26,
  standard: "polyurethane, 60°",
  status: "recalled",
};

const insertUnit = getUnit("UCP205");

function getUnit(code: string): HousedUnit {
  const unit = housedUnits.find((one) => one.code === code);
  if (!unit) throw new Error(`${code} is not listed`);
  return unit;
}

/** The section of a seal whose kind is known and whose size is typical. */
function drawSealOfKind(code: string): Drawing {
  const seal = fluidSeals.find((one) => one.code === code);
  if (!seal) throw new Error(`${code} is not listed`);
  return giveAir(cropToSection(drawFluidSeal(seal)));
}

/** The drawing of each kind of component. */
export const componentDrawings: Readonly<Record<ComponentKind, () => Drawing>> = {
  "roller-chain": drawRollerChain,
  sprocket: drawSprocket,
  "jaw-coupling": drawJawCoupling,
  "coupling-spider": drawCouplingSpider,
  "taper-bush": drawTaperBush,
  "parallel-key": drawParallelKey,
  "external-ring": drawExternalRing,
  "internal-ring": drawInternalRing,
  "grease-nipple": drawGreaseNipple,
  "linear-bearing": drawLinearBearing,
  "spherical-plain-bearing": drawSphericalPlainBearing,
  "rod-end": drawRodEnd,
  "drawn-cup": drawDrawnCup,
  "lock-nut": drawLockNut,
  "lock-washer": drawLockWasher,
  "adapter-sleeve": drawAdapterSleeve,
  "plummer-block": drawPlummerBlock,
  "insert-bearing": () => giveAir(drawInsert(insertUnit)),
  "polyurethane-v-belt": () => giveAir(drawVSection(polyurethaneBelt)),
  "ball-screw": drawBallScrew,
  "cam-follower": drawCamFollower,
  "needle-cage": drawNeedleCage,
  "four-point-contact": drawFourPointContact,
  "crossed-roller-ring": drawCrossedRollerRing,
  "cylindrical-roller-thrust": drawCylindricalRollerThrust,
  "needle-thrust": drawNeedleThrust,
  "spherical-roller-thrust": drawSphericalRollerThrust,
  "open-end-belt": drawOpenBelt,
  "pneumatic-piston-seal": () => drawSealOfKind("PK 50x40"),
  "pneumatic-rod-seal": () => drawSealOfKind("PS 16x24"),
  "rod-wiper": () => drawSealOfKind("AB 40x48x5"),
  "rod-u-cup": () => drawSealOfKind("US 40x50x8"),
  "piston-u-cup": () => drawSealOfKind("KS 63x53x8"),
  "u-cup": () => drawSealOfKind("US 25x33x6.3"),
};
