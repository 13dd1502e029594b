import { type BeltPath, beltPath, type Wheel } from "../../internals/belt-path.ts";
import type { BeltTooth } from "../../internals/htd-tooth.ts";
import { lookAt } from "../camera.ts";
import { pitchRadiusMm, timingPulley } from "../drive/timing-pulley.ts";
import type { Group, Part, Scene } from "../scene.ts";
import { cordLine, timingBelt } from "./timing-belt.ts";
import { beltTooth } from "./tooth.ts";

/** A wheel of a drive: a pulley with its number of teeth, in mesh with the belt's inside or its back. */
type Place = {
  readonly x: number;
  readonly y: number;
  readonly teeth: number;
  readonly touches?: Wheel["touches"];
  readonly shaftMm?: number;
};

type Drive = {
  readonly profile: string;
  readonly widthMm: number;
  /** The first pulley is moved to the right until the belt has whole teeth. */
  readonly places: readonly Place[];
  readonly isDouble?: boolean;
};

/** A belt with round teeth, in mesh with a small and a larger pulley. */
export function roundTeeth(): Scene {
  return {
    camera: lookAt([-6, -8, 10], {
      fromDeg: -24,
      aboveDeg: 42,
      distanceMm: 372,
      focalLengthMm: 64,
    }),
    parts: timingDrive({
      profile: "HTD-8M",
      widthMm: 30,
      places: [
        { x: 44, y: 10, teeth: 28, shaftMm: 24 },
        { x: -62, y: -12, teeth: 22, shaftMm: 16 },
      ],
    }),
  };
}

/** A belt with trapezoidal teeth at an inch pitch. */
export function trapezoidalTeeth(): Scene {
  return {
    camera: lookAt([2, -5, 9], { fromDeg: 28, aboveDeg: 41, distanceMm: 322, focalLengthMm: 64 }),
    parts: timingDrive({
      profile: "L",
      widthMm: 25.4,
      places: [
        { x: -46, y: 12, teeth: 22, shaftMm: 20 },
        { x: 54, y: -10, teeth: 16, shaftMm: 14 },
      ],
    }),
  };
}

/** A belt with teeth on both sides: two pulleys turn one way, the third the other way. */
export function doubleTeeth(): Scene {
  return {
    camera: lookAt([2, -1, 10], { fromDeg: -14, aboveDeg: 48, distanceMm: 480, focalLengthMm: 66 }),
    parts: timingDrive({
      profile: "HTD-8M",
      widthMm: 25,
      isDouble: true,
      places: [
        { x: 82, y: 12, teeth: 24, shaftMm: 20 },
        { x: -82, y: 14, teeth: 24, shaftMm: 20 },
        { x: -4, y: -16, teeth: 22, touches: "back", shaftMm: 16 },
      ],
    }),
  };
}

/** Teeth in the grooves of a pulley, close up. */
export function timingBeltSlide(): Scene {
  return {
    camera: lookAt([-2, -6, 22], {
      fromDeg: -20,
      aboveDeg: 45,
      distanceMm: 345,
      focalLengthMm: 62,
      fStop: 8,
    }),
    parts: timingDrive({
      profile: "HTD-8M",
      widthMm: 30,
      places: [
        { x: 40, y: 0, teeth: 40, shaftMm: 28 },
        { x: -150, y: 34, teeth: 24, shaftMm: 16 },
      ],
    }),
  };
}

const standMm = 1.4;

/** Pulleys resting on the ground, and the belt around them. */
export function timingDrive(drive: Drive): Group["parts"] {
  const tooth = beltTooth(drive.profile);
  const groove = beltTooth(drive.profile, 0.12);
  const { path, wheels } = laidOut(drive, tooth);
  const belt = {
    path,
    tooth,
    widthMm: drive.widthMm,
    ...(drive.isDouble ? { isDouble: true } : {}),
  };
  const pulleys = drive.places.map(({ teeth, shaftMm = 20 }, index): Group => {
    const wheel = wheels[index];
    const contact = path.contacts[index];
    if (!wheel || !contact) throw new Error("a belt touches each of its wheels");
    const against = wheel.touches === "back" ? -1 : 1;
    const turn = contact.angle - against * (contact.start / wheel.radius) * (180 / Math.PI);
    return {
      place: { at: [wheel.x, wheel.y, standMm] },
      parts: [
        timingPulley(
          {
            teeth,
            groove,
            widthMm: drive.widthMm + 1.5,
            shaftMm,
            hub: shaftMm / 2 + 9,
            web: { kind: "solid", count: 0 },
            screws: 6,
          },
          turn,
        ),
      ],
    };
  });
  const laid: (Part | Group)[] = [...timingBelt(belt), cordLine(belt)];
  return [...pulleys, { parts: laid, place: { at: [0, 0, standMm + 0.5] } }];
}

function laidOut(
  { places }: Drive,
  tooth: BeltTooth,
): { path: BeltPath; wheels: readonly Wheel[] } {
  const at = (further: number): Wheel[] =>
    places.map(({ x, y, teeth, touches = "teeth" }, index) => ({
      x: index === 0 ? x + further : x,
      y,
      radius: pitchRadiusMm(teeth, tooth),
      touches,
    }));
  const teeth = (further: number): number => beltPath(at(further)).length / tooth.pitchMm;
  const wanted = Math.ceil(teeth(0));
  let [low, high] = [0, tooth.pitchMm];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (teeth(middle) < wanted) low = middle;
    else high = middle;
  }
  const wheels = at(low);
  return { path: beltPath(wheels), wheels };
}
