/** Predicts dials that a seat can't see, and where ships that still have to move may end. */
import type { Game, Guess, Seat } from "@broadside/rules";
import { currentEnd, endsOf } from "../battle/ends.ts";
import { type Unit, unitsOf } from "../battle/unit.ts";
import type { Expected } from "../value.ts";
import type { BotSettings } from "./bot-settings.ts";
import { expectEnds, speedGuess } from "./expectations.ts";
import { foresee, type Mover, mover, moverOf } from "./foresight.ts";
import { goalsIn } from "./goals.ts";

export interface Outlook {
  readonly guess: Guess;
  readonly expected: Expected;
}

/** Predicts a ship's facedown dial: the better a maneuver is, the likelier it is. */
export function outlookOf(game: Game, seat: Seat, settings: BotSettings): Outlook {
  const { thoughts, guessesSpeeds } = settings;
  const { phase } = game.state.cursor;
  if (phase !== "activation" && phase !== "system" && phase !== "planning") return NO_OUTLOOK;
  const battle = unitsOf(game, seat, settings);
  const seen = foresee(
    battle.mine.map((unit) => moverFrom(game, unit, seat)),
    battle.foes.map((unit) => moverFrom(game, unit, seat)),
    goalsIn(game, seat),
    settings,
  );
  expectEnds(seen, thoughts, guessesSpeeds && speedGuess(game.state.round));
  const chances = new Map(
    seen.foes.map(({ unit, ends, chances: of }) => [unit.ship.id, new Map(ends.map(({ code }, at) => [code, of[at] ?? 0]))]),
  );
  return {
    guess: { dial: (ship, options) => options.map((code) => chances.get(ship)?.get(code) ?? 0) },
    expected: new Map([...seen.mine, ...seen.foes].map((one) => [one.unit.ship.id, likeliest(one)])),
  };
}
const NO_OUTLOOK: Outlook = { guess: {}, expected: new Map() };

/**
 * Returns a ship with its possible ends. A ship that has moved stays where it is, and the seat's own dials are known. A ship whose dial is
 * hidden may end anywhere it can fly.
 */
function moverFrom(game: Game, unit: Unit, seat: Seat): Mover {
  const { activated, dial } = unit.ship;
  if (activated || dial === undefined) return mover(unit, [currentEnd(unit)]);
  return unit.ship.seat === seat ? mover(unit, endsOf(game, unit, [dial])) : moverOf(game, unit);
}

/** The few likeliest ends. */
function likeliest({ unit, ends, chances, own }: Mover): Mover {
  const order = [...ends.keys()].sort((one, other) => (chances[other] ?? 0) - (chances[one] ?? 0)).slice(0, FEW);
  const sum = order.reduce((total, at) => total + (chances[at] ?? 0), 0);
  return {
    unit,
    ends: order.flatMap((at) => ends[at] ?? []),
    chances: Float64Array.from(order, (at) => (chances[at] ?? 0) / sum),
    own: Float64Array.from(order, (at) => own[at] ?? 0),
  };
}
const FEW = 5;
