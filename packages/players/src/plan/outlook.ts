/** What a seat expects of dials that it cannot see, and where ships that have still to move may end. */
import type { Game, Guess, Seat } from "@broadside/rules";
import { endsOf, standing } from "../battle/ends.ts";
import { type Unit, unitsOf } from "../battle/unit.ts";
import type { Expected } from "../value.ts";
import { expectEnds, speedGuess } from "./expectations.ts";
import { foresee, type Mover, mover, moverOf } from "./foresight.ts";
import { goalsIn } from "./goals.ts";
import type { Mind } from "./mind.ts";

export interface Outlook {
  readonly guess: Guess;
  readonly expected: Expected;
}

/** Dials that cannot be seen are taken for what serves their ships best, the better the likelier. */
export function outlookOf(game: Game, seat: Seat, mind: Mind): Outlook {
  const { thoughts, guessesSpeeds } = mind;
  const { phase } = game.state.cursor;
  if (phase !== "activation" && phase !== "system" && phase !== "planning") return NO_OUTLOOK;
  const battle = unitsOf(game, seat, mind);
  const seen = foresee(
    battle.mine.map((unit) => moverFrom(game, unit, seat)),
    battle.foes.map((unit) => moverFrom(game, unit, seat)),
    goalsIn(game, seat),
    mind,
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

/** Where it stands once it has moved; where its own dial leads; anywhere, of a dial that is not seen. */
function moverFrom(game: Game, unit: Unit, seat: Seat): Mover {
  const { activated, dial } = unit.ship;
  if (activated || dial === undefined) return mover(unit, [standing(unit)]);
  return unit.ship.seat === seat ? mover(unit, endsOf(game, unit, [dial])) : moverOf(game, unit);
}

/** The few ends that matter. */
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
