/** Chooses which of several ships with equal skill comes next. */
import type { ChoiceAsk, Game, Seat } from "@broadside/rules";
import { collide } from "../battle/base-position.ts";
import { endsOf } from "../battle/ends.ts";
import { attackHelp, defenseHelp, shot, type Unit, unitsOf } from "../battle/unit.ts";
import type { Choice } from "../fight/choice.ts";
import type { BotSettings } from "../plan/bot-settings.ts";

/** Returns undefined if all are equal. */
export function chosenShip(game: Game, { options }: ChoiceAsk, seat: Seat, settings: BotSettings): Choice | undefined {
  const { mine, foes } = unitsOf(game, seat, settings);
  const waiting = options.flatMap(({ key }) => mine.filter(({ ship }) => ship.id === key));
  if (waiting.length < options.length) return undefined;
  const isMoving = game.state.cursor.phase === "activation";
  const urgency = isMoving ? clearance(game, waiting) : waiting.map((unit) => -targetsOf(unit, foes));
  const most = Math.max(...urgency);
  const first = waiting[urgency.indexOf(most)];
  if (!first || urgency.every((one) => one === most)) return undefined;
  return { key: first.ship.id, reasons: [{ key: isMoving ? "clears the way" : "others have more targets" }] };
}

/**
 * Returns, for each ship, the worth of the ships that it would block by staying where it is. Its own worth is subtracted if another ship
 * blocks it.
 */
function clearance(game: Game, waiting: readonly Unit[]): readonly number[] {
  const ends = waiting.map((unit) => (unit.ship.dial === undefined ? undefined : endsOf(game, unit, [unit.ship.dial])[0]?.position));
  const isBlocked = (mover: number, by: number): boolean => {
    const [end, other] = [ends[mover], waiting[by]];
    return mover !== by && end !== undefined && other !== undefined && collide(end, other.position);
  };
  return waiting.map((unit, at) => {
    const blocked = waiting.reduce((sum, other, place) => (isBlocked(place, at) ? sum + other.worth : sum), 0);
    return blocked - (waiting.some((_, place) => isBlocked(at, place)) ? unit.worth : 0);
  });
}

const targetsOf = (unit: Unit, foes: readonly Unit[]): number =>
  foes.filter((foe) => shot(unit, unit.position, foe, foe.position, attackHelp(unit.ship, foe.ship), defenseHelp(foe.ship)) > 0).length;
