/** Barrel rolls, boosts and decloaking: where they may end, and the area their template covers. */
import { cosine, invariant, QUARTER_TURN, sine } from "@broadside/kit";
import { type BaseId, type BaseSize, baseFacts } from "../pieces/bases.ts";
import { type BentTemplate, type Side, STRAIGHT_STEP, signOf, TEMPLATE_WIDTH, templateAt } from "../pieces/templates.ts";
import { type Pose, shifted } from "../shapes/pose.ts";
import { boxAt, type Shape } from "../shapes/shapes.ts";
import { mm } from "../shapes/units.ts";
import { type Maneuver, maneuverEnd, maneuverTemplate } from "./maneuvers.ts";

/** A possible end pose and the template used to reach it. */
export interface Place {
  readonly pose: Pose;
  readonly template: readonly Shape[];
}

/** How a straight template is placed against the side of the base: with its end, or with its long side. */
interface RollTemplate {
  readonly across: number;
  readonly along: number;
}

/** Small bases use the end of the template, larger bases its long side. */
export const rollTemplate = (base: BaseId, speed = 1): RollTemplate =>
  baseFacts(base).size === "small"
    ? { across: STRAIGHT_STEP * speed, along: TEMPLATE_WIDTH }
    : { across: TEMPLATE_WIDTH, along: STRAIGHT_STEP };

/**
 * First edition: the template may be anywhere within the side of both positions, so the ship may end up to this far ahead or behind. At
 * each end position, the template still has some play (1E-ACT-10, -11).
 */
export const rollReach = (base: BaseId): number => baseFacts(base).length - rollTemplate(base).along;

/**
 * First edition: the ship ends `slide` ahead. The template may be anywhere between two places; `lay`, from 0 to 1, sets where it is between
 * them.
 */
export function slidingRoll(base: BaseId, pose: Pose, side: Side, slide: number, lay = 0.5, speed = 1): Place {
  const play = rollReach(base) / 2;
  invariant(Math.abs(slide) <= 2 * play, "the template lies within the side of both positions");
  const least = Math.max(-play, slide - play);
  const most = Math.min(play, slide + play);
  return rollTo(base, pose, side, slide, least + (most - least) * lay, speed);
}

/** Second edition: the template is at the side mark, and the ship's mark is at the middle, front or back of its other end (2E-ACT-25). */
export const markedRolls = (base: BaseId, pose: Pose, side: Side, speed = 1): readonly Place[] =>
  [0, 1, -1].map((place) => rollTo(base, pose, side, (place * rollTemplate(base).along) / 2, 0, speed));

/** Returns the ship's end pose `slide` ahead, wherever the template is. */
export const rollEnd = (base: BaseId, pose: Pose, side: Side, slide: number, speed = 1): Pose =>
  shifted(pose, { right: signOf(side) * (baseFacts(base).width + rollTemplate(base, speed).across), forward: slide, turn: 0 });

function rollTo(base: BaseId, pose: Pose, side: Side, slide: number, lay: number, speed: number): Place {
  const { across, along } = rollTemplate(base, speed);
  const middle = (signOf(side) * (baseFacts(base).width + across)) / 2;
  return { pose: rollEnd(base, pose, side, slide, speed), template: [boxAt(pose, middle, lay, across, along)] };
}

/** Boosts with the straight 1 or bank 1 template from the front guides (1E-ACT-12, 2E-ACT-28). */
export function boost(base: BaseId, pose: Pose, direction: "straight" | Side): Place {
  const maneuver: Maneuver =
    direction === "straight" ? { bearing: "straight", speed: 1, side: "left" } : { bearing: "bank", speed: 1, side: direction };
  return ahead(base, pose, maneuver);
}

/** The speed of the straight template that a ship decloaks with: 2 for small bases, 1 for larger ones. */
export const DECLOAK_SPEED: Readonly<Record<Exclude<BaseSize, "huge">, number>> = { small: 2, medium: 1, large: 1 };

export const decloakSpeed = (base: BaseId): number => {
  const { size } = baseFacts(base);
  if (size === "huge") throw new Error("a huge ship cannot decloak");
  return DECLOAK_SPEED[size];
};

export const decloakForward = (base: BaseId, pose: Pose): Place =>
  ahead(base, pose, { bearing: "straight", speed: decloakSpeed(base), side: "left" });
export const decloakSideways = (base: BaseId, pose: Pose, side: Side): readonly Place[] =>
  markedRolls(base, pose, side, decloakSpeed(base));

/** Returns the ship at the end of any template placed at its front guides. */
export const ahead = (base: BaseId, pose: Pose, maneuver: Maneuver): Place => ({
  pose: maneuverEnd(base, pose, maneuver),
  template: maneuverTemplate(base, pose, maneuver),
});

/** How far ahead or behind along its new heading a ship may end after a roll with a bent template. */
export const BENT_ROLL_PLACES = [0, mm(10), mm(-10)] as const;

/**
 * A roll with a bent template. The template starts at one side of the ship and curves ahead or astern. The ship ends with its other side at
 * the template's far end.
 */
export interface BentRoll {
  readonly side: Side;
  readonly towards: "ahead" | "astern";
  readonly template: BentTemplate;
}

/** First edition: the template's end may be anywhere within the side of both positions, up to this far either way. */
export const bendReach = (base: BaseId): number => (baseFacts(base).length - TEMPLATE_WIDTH) / 2;

/** The template is `lay` ahead of the middle of the side, and the ship ends `slide` ahead along its new heading. */
export function bentRollEnd(base: BaseId, pose: Pose, { side, towards, template }: BentRoll, lay: number, slide: number): Place {
  const half = baseFacts(base).width / 2;
  const sign = signOf(side);
  // Facing outwards from that side, a curve ahead bends left from the right side and right from the left side.
  const turning = towards === "ahead" ? -sign : sign;
  const turn = turning * template.angle;
  const out = half + template.radius * sine(template.angle) + half * cosine(template.angle);
  const over = template.radius * (1 - cosine(template.angle)) + half * sine(template.angle);
  const edge = shifted(pose, { right: sign * half, forward: lay, turn: sign * QUARTER_TURN });
  const end = shifted(pose, { right: sign * out, forward: lay + (towards === "ahead" ? over : -over), turn });
  return {
    pose: shifted(end, { right: 0, forward: slide, turn: 0 }),
    template: [templateAt(edge, { ...template, side: turning === 1 ? "right" : "left" })],
  };
}

/** Second edition: the template always starts at the middle of the side. */
export const bentRolls = (base: BaseId, pose: Pose, bend: BentRoll): readonly Place[] =>
  BENT_ROLL_PLACES.map((slide) => bentRollEnd(base, pose, bend, 0, slide));
