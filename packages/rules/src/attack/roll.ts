/** Rolling dice, inside or outside an attack. Cards may act before and after the roll (`state.roll`). */
import { type DieKind, type PoolOf, rollAttack, rollDefense } from "@broadside/dice";
import type { EventReason } from "@broadside/protocol";
import { bearersOn } from "../abilities/cards-in-play.ts";
import { window } from "../abilities/window.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { procedure } from "../driver/procedure.ts";
import type { PlacedDeviceId, Ship } from "../state/state.ts";

/**
 * Rolls dice and returns the final dice. Outside an attack, a result does nothing unless the effect that rolls the dice says so
 * (1E-COMP-04). If cards may still change the number of dice before the roll, `count` is a function. `device` is the device that caused the
 * roll, if any.
 */
export const rollDice = procedure("rollDice", function* <
  K extends DieKind,
>(game: Situation, ship: Ship, kind: K, count: number | (() => number), reason: EventReason, device?: PlacedDeviceId): Procedure<
  PoolOf<K>
> {
  const outer = game.state.roll;
  if (game.scenarioRules?.has("beforeRoll") || bearersOn(game, "beforeRoll").length > 0)
    yield* window(game, "beforeRoll", { ship: ship.id, kind, reason, count: numberOf(count) });
  const draw = (below: number) => game.draw(below);
  const dice = kind === "attack" ? rollAttack(draw, numberOf(count)) : rollDefense(draw, numberOf(count));
  game.set({ roll: { ship: ship.id, kind, reason, dice } });
  game.note({ note: "rolled", ship: ship.id, reason, faces: dice.map(({ face }) => face) });
  yield* window(game, "rolled", device === undefined ? { ship: ship.id, kind, reason } : { ship: ship.id, kind, reason, device });
  const final = (game.state.roll?.dice ?? dice) as PoolOf<K>;
  game.set({ roll: outer });
  return final;
});

const numberOf = (count: number | (() => number)): number => (typeof count === "number" ? count : count());
