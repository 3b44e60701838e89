/** The templates to try: which of them have sides, which actions there are, and their names. */
import type { Bearing } from "@broadside/geometry";
import { TEMPLATES } from "../../words/judge/trial.ts";
import { BEARINGS, plainManeuver } from "../../words/terms/maneuvers.ts";
import type { TriedAction } from "./action-trial.ts";
import { isAction, type TriedManeuver, type TriedTemplate } from "./trial.ts";

const SIDELESS = ["straight", "koiogran", "reverse", "stationary"] as const;
const sideless = (bearing: Bearing): (typeof SIDELESS)[number] | undefined => SIDELESS.find((one) => one === bearing);
export const isSided = (bearing: Bearing): boolean => sideless(bearing) === undefined;

export const ACTIONS: readonly TriedAction[] = [
  { action: "boost", direction: "left" },
  { action: "boost", direction: "straight" },
  { action: "boost", direction: "right" },
  { action: "roll", side: "left", place: "level" },
  { action: "roll", side: "right", place: "level" },
];

export const directionOf = (tried: TriedAction): "left" | "straight" | "right" => (tried.action === "boost" ? tried.direction : tried.side);

/** Whether both are the same action. For a barrel roll, the place doesn't matter. */
export const isSameAction = (tried: TriedTemplate, other: TriedAction): boolean =>
  isAction(tried) && tried.action === other.action && directionOf(tried) === directionOf(other);

export const actionName = (tried: TriedAction): string =>
  tried.action === "boost" ? TEMPLATES.boost({ direction: tried.direction }) : TEMPLATES.roll({ side: tried.side });

/** "Right bank". */
export function maneuverName({ bearing, side }: Pick<TriedManeuver, "bearing" | "side">): string {
  const plain = sideless(bearing);
  return plain ? TEMPLATES.sideless[plain] : TEMPLATES.toSide({ side, bearing: BEARINGS[bearing] });
}

/** "2 right bank", "barrel roll left". */
export function triedName(tried: TriedTemplate): string {
  if (!isAction(tried)) {
    const { speed, bearing, side } = tried;
    return plainManeuver({ speed, bearing, ...(isSided(bearing) && { side }) });
  }
  return tried.action === "boost" ? TEMPLATES.boostOfShip({ direction: tried.direction }) : TEMPLATES.rollOfShip({ side: tried.side });
}
