/**
 * Handles standard ships of any player that a huge ship has ended on:
 *
 * 1. each suffers critical damage equal to the revealed speed and is lifted off (2E-HUGE-27)
 * 2. the survivors are placed behind the huge ship: see `set-down.ts`
 * 3. the huge ship rolls for all of them, including those destroyed by the damage (2E-HUGE-31, -60-Q)
 *
 * While a ship is lifted, an effect on it stores how many ships of its seat were lifted. Another effect, on the huge ship, stores how many
 * dice it will roll. Both are part of the state, so nothing is lost while players answer.
 */

import { countFace } from "@broadside/dice";
import { areasOverlap, type BaseSize, baseFacts } from "@broadside/geometry";
import { figureIn } from "../abilities/effect-data.ts";
import { addEffect, effectOn, removeEffects } from "../abilities/effects.ts";
import { rollDice } from "../attack/roll.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { sufferDamage } from "../damage/damage.ts";
import { procedure } from "../driver/procedure.ts";
import { type Ship, shipOf } from "../state/state.ts";
import { assign } from "../tokens/tokens.ts";
import { LIFTED, setDownAll } from "./set-down.ts";

const DICE_TO_ROLL = "effect:dice for ships run over";

export const runOver = procedure("runOver", function* (game: Situation, ship: Ship, speed: number): Procedure {
  const under = shipsUnder(game, ship);
  if (under.length === 0) return;
  const { motion } = game.state;
  if (motion) game.setMotion({ ...motion, bumped: true, blockedBy: [...(motion.blockedBy ?? []), ...under.map(({ id }) => id)] });
  addEffect(game, { id: DICE_TO_ROLL, ship: ship.id, by: ship.id, until: "phase", data: { figure: diceFor(game, under) } });
  for (const { id, seat } of under) {
    game.note({ note: "run over", ship: ship.id, target: id, rule: "2E-HUGE-27" });
    addEffect(game, {
      id: LIFTED,
      ship: id,
      by: ship.id,
      until: "phase",
      data: { figure: under.filter((other) => other.seat === seat).length },
    });
  }
  const crits = game.edition.runOverDamage(speed);
  for (const { id } of under)
    yield* game.doneBy(ship.seat, sufferDamage(game, shipOf(game.state, id), { hits: 0, crits, reason: "ships run over" }));
  yield* setDownAll(game, ship);
  yield* rollForThem(game, ship);
});

const shipsUnder = (game: Situation, ship: Ship): readonly Ship[] =>
  game.state.ships.filter(
    (other) =>
      other !== ship &&
      other.status === "inPlay" &&
      other.pose &&
      !game.factsOf(other).isHuge &&
      areasOverlap(game.board.base(ship), game.board.base(other)),
  );

const DICE: Readonly<Record<BaseSize, number>> = { small: 1, medium: 2, large: 3, huge: 0 };

const diceFor = ({ board }: Situation, ships: readonly Ship[]): number =>
  ships.reduce((dice, ship) => dice + DICE[baseFacts(board.baseOf(ship)).size], 0);

/** A hit gives a stress token, and a critical deals one critical damage. */
const rollForThem = procedure("rollForThem", function* (game: Situation, ship: Ship): Procedure {
  const count = figureIn(effectOn(game, DICE_TO_ROLL, ship));
  removeEffects(game, (effect) => effect.id === DICE_TO_ROLL && effect.ship === ship.id);
  if (count === 0 || ship.status !== "inPlay") return;
  const dice = yield* rollDice(game, ship, "attack", count, "ships run over");
  yield* assign(game, ship, "stress", countFace(dice, "hit"));
  yield* sufferDamage(game, ship, { hits: 0, crits: countFace(dice, "crit"), reason: "ships run over" });
});
