/**
 * A huge ship has ended on standard ships, whoever's they are:
 *
 * 1. each suffers critical damage as much as the speed that was revealed, and is lifted off (2E-HUGE-27)
 * 2. those that are left are set down behind it: `set-down.ts`
 * 3. the huge ship rolls for all of them, those that the damage destroyed too (2E-HUGE-31, -60-Q)
 *
 * Lifted ships bear an effect until they are set down, which knows how many of their seat there were; another, on the huge ship, counts its
 * dice. Both are in the state, so nothing is lost while players answer.
 */

import { countFace } from "@broadside/dice";
import { areasOverlap, type BaseSize, baseFacts } from "@broadside/geometry";
import { figureIn } from "../abilities/effect-data.ts";
import { addEffect, effectOn, removeEffects } from "../abilities/effects.ts";
import { rollDice } from "../attack/roll.ts";
import { sufferDamage } from "../damage/damage.ts";
import type { Procedure } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
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

/** A hit is a stress token, a critical one critical damage. */
const rollForThem = procedure("rollForThem", function* (game: Situation, ship: Ship): Procedure {
  const count = figureIn(effectOn(game, DICE_TO_ROLL, ship));
  removeEffects(game, (effect) => effect.id === DICE_TO_ROLL && effect.ship === ship.id);
  if (count === 0 || ship.status !== "inPlay") return;
  const dice = yield* rollDice(game, ship, "attack", count, "ships run over");
  yield* assign(game, ship, "stress", countFace(dice, "hit"));
  yield* sufferDamage(game, ship, { hits: 0, crits: countFace(dice, "crit"), reason: "ships run over" });
});
