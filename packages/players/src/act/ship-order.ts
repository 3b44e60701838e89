/** Which of several ships with equal skill comes next. */
import type { ChoiceAsk, Game, Seat } from "@broadside/rules";
import { endsOf } from "../battle/ends.ts";
import { collide } from "../battle/stand.ts";
import { attackHelp, defenseHelp, shot, type Unit, unitsOf } from "../battle/unit.ts";
import type { Choice } from "../fight/choice.ts";
import type { Mind } from "../plan/mind.ts";

/** Undefined where all are equal. */
export function chosenShip(game: Game, { options }: ChoiceAsk, seat: Seat, mind: Mind): Choice | undefined {
  const { mine, foes } = unitsOf(game, seat, mind);
  const waiting = options.flatMap(({ key }) => mine.filter(({ ship }) => ship.id === key));
  if (waiting.length < options.length) return undefined;
  const isMoving = game.state.cursor.phase === "activation";
  const urgency = isMoving ? clearance(game, waiting) : waiting.map((unit) => -targetsOf(unit, foes));
  const most = Math.max(...urgency);
  const first = waiting[urgency.indexOf(most)];
  if (!first || urgency.every((one) => one === most)) return undefined;
  return { key: first.ship.id, reason: isMoving ? "it clears the way for the others" : "the others have more targets" };
}

/** By ship: the worth of those that it would block where it stands, less its own worth if another blocks it. */
function clearance(game: Game, waiting: readonly Unit[]): readonly number[] {
  const ends = waiting.map((unit) => (unit.ship.dial === undefined ? undefined : endsOf(game, unit, [unit.ship.dial])[0]?.stand));
  const isBlocked = (mover: number, by: number): boolean => {
    const [end, other] = [ends[mover], waiting[by]];
    return mover !== by && end !== undefined && other !== undefined && collide(end, other.stand);
  };
  return waiting.map((unit, at) => {
    const blocked = waiting.reduce((sum, other, place) => (isBlocked(place, at) ? sum + other.worth : sum), 0);
    return blocked - (waiting.some((_, place) => isBlocked(at, place)) ? unit.worth : 0);
  });
}

const targetsOf = (unit: Unit, foes: readonly Unit[]): number =>
  foes.filter((foe) => shot(unit, unit.stand, foe, foe.stand, attackHelp(unit.ship, foe.ship), defenseHelp(foe.ship)) > 0).length;
