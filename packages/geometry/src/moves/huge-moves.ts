/**
 * Maneuvers of huge ships. The ship is lifted from its start pose to its end pose, so nothing along the path counts. In the first edition,
 * the template is placed along the front base. For a straight, that base's rear edge slides along the template to the speed line. For
 * a bank, the base's rear corner starts in the notch, turned by 30°. The front corner on the inner side ends in the right angle of the
 * speed's step (HS-MOVE-04, -05, -92-Q).
 */
import { cosine, HALF_TURN, radiansOf, sine } from "@broadside/kit";
import { BASES, type BaseId, HUGE_PLATE } from "../pieces/bases.ts";
import { type Side, STRAIGHT_STEP } from "../pieces/templates.ts";
import { mirroredShift, type Pose, type Shift, STILL, shifted, vectorLength } from "../shapes/pose.ts";
import { type Polygon, polygonAt } from "../shapes/shapes.ts";
import { degrees, mm } from "../shapes/units.ts";
import type { Path } from "./maneuvers.ts";

export const HUGE_TEMPLATES = ["first", "second"] as const;
export type HugeTemplate = (typeof HUGE_TEMPLATES)[number];

/** A backward maneuver is a straight with a speed below 0 (2E-HUGE-06). */
export type HugeManeuver =
  | { readonly bearing: "straight"; readonly speed: number }
  | { readonly bearing: "koiogran"; readonly speed: number }
  | { readonly bearing: "bank"; readonly speed: number; readonly side: Side };

/**
 * The first-edition template, right-hand face. Its bottom line starts at the origin, its strip runs along +y, and the ship is to the left
 * of the template.
 */
export const FIRST_HUGE_TEMPLATE = {
  turn: degrees(30),
  /** The corner of the notch that the front base's rear corner is pushed into. */
  notch: { right: mm(4.330127), forward: mm(-7.5) },
  /** The right angles for the front corner, one per bank speed. */
  steps: [
    { right: 0, forward: mm(120) },
    { right: mm(-20), forward: mm(160) },
  ],
  /** Its shape, in millimetres: right, forward, right, forward … */
  outline: [0, 0, 4.33, -7.5, 0, -10, 0, -12.4, 20, -12.4, 20, 182.65, -40, 182.65, -40, 160, -20, 160, -20, 120, 0, 120],
} as const;

/**
 * How right banks at speeds 0 to 3 shift the ship's centre with the second-edition tool. Measured on one model (2E-HUGE-57-Q).
 */
export const SECOND_HUGE_BANKS: readonly Shift[] = [
  { right: mm(-16.569), forward: mm(40), turn: degrees(45) },
  { right: mm(6.766), forward: mm(63.335), turn: degrees(45) },
  { right: mm(27.979), forward: mm(98.69), turn: degrees(45) },
  { right: mm(49.192), forward: mm(134.045), turn: degrees(45) },
];

export const hasHugeBank = (template: HugeTemplate, speed: number): boolean =>
  (template === "first" ? FIRST_HUGE_TEMPLATE.steps[speed - 1] : SECOND_HUGE_BANKS[speed]) !== undefined;

/** Returns how a maneuver moves the ship's centre, in the ship's own frame. */
export function hugeShift(template: HugeTemplate, base: BaseId, maneuver: HugeManeuver): Shift {
  if (maneuver.bearing === "straight") return { ...STILL, forward: STRAIGHT_STEP * maneuver.speed };
  if (maneuver.bearing === "koiogran") return { right: 0, forward: STRAIGHT_STEP * maneuver.speed, turn: HALF_TURN };
  const right =
    template === "first"
      ? firstBankRight(BASES[base].length / 2, BASES[base].width / 2, maneuver.speed)
      : SECOND_HUGE_BANKS[maneuver.speed];
  if (!right) throw new Error(`a huge ship has no bank of speed ${maneuver.speed}`);
  return maneuver.side === "right" ? right : mirroredShift(right);
}

/**
 * The front corner of the front base moves from its start to the step. At the start, the base's rear corner, one base length behind, is in
 * the notch, and the base is at 30° to the template. At the end, base and template are parallel.
 */
function firstBankRight(halfLength: number, halfWidth: number, speed: number): Shift | undefined {
  const { notch, steps, turn } = FIRST_HUGE_TEMPLATE;
  const step = steps[speed - 1];
  if (!step) return undefined;
  const sin = sine(turn);
  const cos = cosine(turn);
  // From the notch to the step, first in the template's frame, then in the frame of the starting ship, which is turned 30° to the left of
  // it.
  const across = step.right - notch.right;
  const along = step.forward - notch.forward;
  const cornerRight = across * cos + along * sin;
  const cornerForward = along * cos - across * sin - 2 * halfWidth;
  return {
    right: cornerRight + halfWidth * (1 - cos) - halfLength * sin,
    forward: cornerForward + halfWidth * sin + halfLength * (1 - cos),
    turn,
  };
}

/** Returns the first-edition template as placed at the start: along the front base, or with its notch at that base's rear corner. */
export function firstHugeTemplateAt(base: BaseId, pose: Pose, maneuver: HugeManeuver): Polygon {
  const { notch, turn, outline } = FIRST_HUGE_TEMPLATE;
  const corner = { right: BASES[base].width / 2, forward: BASES[base].length / 2 - HUGE_PLATE };
  const sin = sine(turn);
  const cos = cosine(turn);
  const laid: Shift =
    maneuver.bearing !== "bank"
      ? { ...corner, turn: 0 }
      : {
          right: corner.right - (notch.right * cos + notch.forward * sin),
          forward: corner.forward - (notch.forward * cos - notch.right * sin),
          turn,
        };
  const isLeft = maneuver.bearing === "bank" && maneuver.side === "left";
  return polygonAt(shifted(pose, isLeft ? mirroredShift(laid) : laid), outline.map(mm), isLeft);
}

export const hugeManeuverEnd = (template: HugeTemplate, base: BaseId, pose: Pose, maneuver: HugeManeuver): Pose =>
  shifted(pose, hugeShift(template, base, maneuver));

/** Returns the path on which a ship backs up when another huge ship is in the way. Shift and turn grow in proportion (HS-MOVE-93-Q). */
export function hugePath(template: HugeTemplate, base: BaseId, pose: Pose, maneuver: HugeManeuver): Path {
  const shift = hugeShift(template, base, maneuver);
  const length = vectorLength(shift.right, shift.forward);
  return {
    length,
    // A corner swings with the turn and also moves along with the ship's centre.
    reach: 1 + (length === 0 ? 0 : (Math.abs(radiansOf(shift.turn)) * vectorLength(BASES[base].length, BASES[base].width)) / 2 / length),
    poseAt: (travelled) => {
      const part = length === 0 ? 0 : travelled / length;
      return shifted(pose, { right: shift.right * part, forward: shift.forward * part, turn: shift.turn * part });
    },
    templateUpTo: () => [],
  };
}
