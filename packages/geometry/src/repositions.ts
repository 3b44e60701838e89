/** Barrel rolls, boosts and decloaking: where they may end, and what their template covers. */
import { cosine, invariant, QUARTER_TURN, sine } from "@broadside/kit";
import { type BaseId, type BaseSize, baseFacts } from "./bases.ts";
import { type Maneuver, maneuverEnd, maneuverTemplate } from "./maneuvers.ts";
import { type Pose, shifted } from "./pose.ts";
import { boxAt, type Shape } from "./shapes.ts";
import { type BentTemplate, type Side, STRAIGHT_STEP, signOf, TEMPLATE_WIDTH, templateAt } from "./templates.ts";
import { mm } from "./units.ts";

/** A place to end, and the template laid for it. */
export interface Place {
  readonly pose: Pose;
  readonly template: readonly Shape[];
}

/** How a straight template lies against the side of the base: by its end, or by its long side. */
interface RollTemplate {
  readonly across: number;
  readonly along: number;
}

/** Small bases use the end of the template, larger ones its long side. */
export const rollTemplate = (base: BaseId, speed = 1): RollTemplate =>
  baseFacts(base).size === "small"
    ? { across: STRAIGHT_STEP * speed, along: TEMPLATE_WIDTH }
    : { across: TEMPLATE_WIDTH, along: STRAIGHT_STEP };

/**
 * First edition: the template lies anywhere within the side of both positions, so the ship ends anywhere up to this far ahead or behind,
 * and for each end the template has some play (1E-ACT-10, -11).
 */
export const rollReach = (base: BaseId): number => baseFacts(base).length - rollTemplate(base).along;

/** First edition: the ship set `slide` ahead. The template may lie anywhere between two places; `lay` 0 … 1 chooses. */
export function slidingRoll(base: BaseId, pose: Pose, side: Side, slide: number, lay = 0.5, speed = 1): Place {
  const play = rollReach(base) / 2;
  invariant(Math.abs(slide) <= 2 * play, "the template lies within the side of both positions");
  const least = Math.max(-play, slide - play);
  const most = Math.min(play, slide + play);
  return rollTo(base, pose, side, slide, least + (most - least) * lay, speed);
}

/** Second edition: the template at the side mark, the ship's mark at the middle, front or back of its other end (2E-ACT-25). */
export const markedRolls = (base: BaseId, pose: Pose, side: Side, speed = 1): readonly Place[] =>
  [0, 1, -1].map((place) => rollTo(base, pose, side, (place * rollTemplate(base).along) / 2, 0, speed));

/** The ship set `slide` ahead, wherever the template lies. */
export const rollEnd = (base: BaseId, pose: Pose, side: Side, slide: number, speed = 1): Pose =>
  shifted(pose, { right: signOf(side) * (baseFacts(base).width + rollTemplate(base, speed).across), forward: slide, turn: 0 });

function rollTo(base: BaseId, pose: Pose, side: Side, slide: number, lay: number, speed: number): Place {
  const { across, along } = rollTemplate(base, speed);
  const middle = (signOf(side) * (baseFacts(base).width + across)) / 2;
  return { pose: rollEnd(base, pose, side, slide, speed), template: [boxAt(pose, middle, lay, across, along)] };
}

/** Boost: straight 1 or bank 1 from the front guides (1E-ACT-12, 2E-ACT-28). */
export function boost(base: BaseId, pose: Pose, direction: "straight" | Side): Place {
  const maneuver: Maneuver =
    direction === "straight" ? { bearing: "straight", speed: 1, side: "left" } : { bearing: "bank", speed: 1, side: direction };
  return ahead(base, pose, maneuver);
}

/** The straight a ship decloaks with: speed 2 for small bases, 1 for larger ones. */
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

/** Set at the end of any template at the front guides. */
export const ahead = (base: BaseId, pose: Pose, maneuver: Maneuver): Place => ({
  pose: maneuverEnd(base, pose, maneuver),
  template: maneuverTemplate(base, pose, maneuver),
});

/** How far a roll with a bent template may be set ahead or behind along its new heading. */
export const BENT_ROLL_PLACES = [0, mm(10), mm(-10)] as const;

/** A roll with a bent template: its one end at a side of the ship, curving ahead or astern, the ship's other side at its far end. */
export interface BentRoll {
  readonly side: Side;
  readonly towards: "ahead" | "astern";
  readonly template: BentTemplate;
}

/** First edition: the end of the template lies anywhere within the side of both positions, so far either way. */
export const bendReach = (base: BaseId): number => (baseFacts(base).length - TEMPLATE_WIDTH) / 2;

/** The template `lay` ahead of the middle of the side, the ship `slide` ahead along its new heading. */
export function bentRollEnd(base: BaseId, pose: Pose, { side, towards, template }: BentRoll, lay: number, slide: number): Place {
  const half = baseFacts(base).width / 2;
  const sign = signOf(side);
  // Looking out over that side, a curve ahead is one to the left from the right side and one to the right from the left side.
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

/** Second edition: from the middle of the side. */
export const bentRolls = (base: BaseId, pose: Pose, bend: BentRoll): readonly Place[] =>
  BENT_ROLL_PLACES.map((slide) => bentRollEnd(base, pose, bend, 0, slide));
