/** Movement templates: straights, banks and turns. */
import { radiansOf } from "@broadside/kit";
import type { Pose } from "../shapes/pose.ts";
import { bendAt, boxAt, type Shape } from "../shapes/shapes.ts";
import { degrees, mm } from "../shapes/units.ts";

export const TEMPLATE_WIDTH = mm(20);
/** The length that each speed adds to a straight. */
export const STRAIGHT_STEP = mm(40);
/** Centre-line radii by speed. */
export const BANK_RADII = [mm(80), mm(130), mm(180)] as const;
export const TURN_RADII = [mm(35), mm(62.5), mm(90)] as const;
export const BANK_ANGLE = degrees(45);
export const TURN_ANGLE = degrees(90);

export const SIDES = ["left", "right"] as const;
export type Side = (typeof SIDES)[number];
export const signOf = (side: Side): 1 | -1 => (side === "right" ? 1 : -1);
export const otherSide = (side: Side): Side => (side === "right" ? "left" : "right");

export interface StraightTemplate {
  readonly shape: "straight";
  readonly length: number;
}

export interface BentTemplate {
  readonly shape: "bend";
  readonly side: Side;
  /** Of its centre line. */
  readonly radius: number;
  readonly angle: number;
}

export type Template = StraightTemplate | BentTemplate;

export const straight = (speed: number): StraightTemplate => ({ shape: "straight", length: STRAIGHT_STEP * speed });
export const bank = (speed: number, side: Side): BentTemplate => ({
  shape: "bend",
  side,
  radius: radiusOf(BANK_RADII, speed),
  angle: BANK_ANGLE,
});
export const turn = (speed: number, side: Side): BentTemplate => ({
  shape: "bend",
  side,
  radius: radiusOf(TURN_RADII, speed),
  angle: TURN_ANGLE,
});

function radiusOf(radii: readonly number[], speed: number): number {
  const radius = radii[speed - 1];
  if (radius === undefined) throw new Error(`there is no curved template of speed ${speed}`);
  return radius;
}

/** Along its centre line. */
export const lengthOf = (template: Template): number =>
  template.shape === "straight" ? template.length : template.radius * radiansOf(template.angle);

/** Returns the first part of a template, up to a length. */
export function shortened(template: Template, length: number): Template {
  const whole = lengthOf(template);
  if (length >= whole) return template;
  return template.shape === "straight" ? { ...template, length } : { ...template, angle: template.angle * (length / whole) };
}

/** Returns the template with the centre of its near end at the pose. */
export const templateAt = (pose: Pose, template: Template): Shape =>
  template.shape === "straight"
    ? boxAt(pose, 0, template.length / 2, TEMPLATE_WIDTH, template.length)
    : bendAt(pose, signOf(template.side), template.radius, template.angle, TEMPLATE_WIDTH);
