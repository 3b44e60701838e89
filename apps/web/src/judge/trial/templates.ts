/** Templates that are tried: which have sides, which actions there are, and what each is called. */
import type { Bearing } from "@broadside/geometry";
import { TEMPLATES } from "../../words/judge/trial.ts";
import type { TriedAction } from "./action-trial.ts";
import { isAction, type TriedManeuver, type TriedTemplate } from "./trial.ts";

const SIDELESS: readonly Bearing[] = ["straight", "koiogran", "reverse", "stationary"];
export const isSided = (bearing: Bearing): boolean => !SIDELESS.includes(bearing);

export const ACTIONS: readonly TriedAction[] = [
  { action: "boost", direction: "left" },
  { action: "boost", direction: "straight" },
  { action: "boost", direction: "right" },
  { action: "roll", side: "left", place: "level" },
  { action: "roll", side: "right", place: "level" },
];

export const directionOf = (tried: TriedAction): "left" | "straight" | "right" => (tried.action === "boost" ? tried.direction : tried.side);

/** Whatever the place of a roll. */
export const isSameAction = (tried: TriedTemplate, other: TriedAction): boolean =>
  isAction(tried) && tried.action === other.action && directionOf(tried) === directionOf(other);

export const actionName = (tried: TriedAction): string =>
  tried.action === "boost" ? TEMPLATES.boost(tried.direction) : TEMPLATES.roll(tried.side);

export const maneuverName = ({ bearing, side }: Pick<TriedManeuver, "bearing" | "side">): string =>
  TEMPLATES.maneuver(bearing, isSided(bearing) ? side : undefined);

/** "2 bank right", "barrel roll left". */
export function triedName(tried: TriedTemplate): string {
  if (!isAction(tried)) return TEMPLATES.triedManeuver(tried.speed, tried.bearing, isSided(tried.bearing) ? tried.side : undefined);
  return tried.action === "boost" ? TEMPLATES.triedBoost(tried.direction) : TEMPLATES.triedRoll(tried.side);
}
