/**
 * What happens when a ship becomes tractored. This is an effect of the rules, so it waits until the ability that gave the token is over.
 * Then it comes before any other waiting effect (2E-TOKEN-19). The first time that a ship becomes tractored in a round (2E-TOKEN-17):
 *
 * 1. the player whose effect caused it may barrel roll the ship or boost it with straight 1 (2E-TOKEN-13), but not onto ships or off the
 *    table (2E-TOKEN-18); in newer versions of the reference, not over obstacles either (2E-TOKEN-14)
 * 2. if an opponent moved it, its own player may turn it 90 degrees for a stress token (2E-TOKEN-15, -32-Q)
 */
import { QUARTER_TURN } from "@broadside/kit";
import { figureIn } from "../abilities/effect-data.ts";
import { addEffect, removeEffects } from "../abilities/effects.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Direction } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, NOTHING } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { isEnemy } from "../queries/relation.ts";
import { MARKED_TRACTOR_MOVES } from "../reposition/directions.ts";
import { openDirections } from "../reposition/places.ts";
import { moveIn, STAY } from "../reposition/reposition.ts";
import { canTurnInPlace, turnInPlace } from "../reposition/turning.ts";
import { type Effect, type Ship, shipOf } from "../state/state.ts";
import { assign } from "./tokens.ts";

/** Marks a ship that has become tractored this round. */
const TRACTORED = "tractored";
/**
 * Marks a tractored ship that can't be moved until the ability that tractored it is over. The effect stores how deeply that ability is
 * nested.
 */
const WAITING = "effect:tractored";

/** Called when a ship has gained a tractor token. Acts if that token is the one that makes the ship tractored (2E-TOKEN-12). */
export function tractored(game: Situation, ship: Ship, by: Ship): Procedure {
  const isNow = ship.tokens.tractor === game.edition.ionizedBy[game.factsOf(ship).type.size];
  if (!isNow || ship.status !== "inPlay" || ship.usedThisRound.includes(TRACTORED)) return NOTHING;
  game.setShip(ship, { usedThisRound: [...ship.usedThisRound, TRACTORED] });
  if (game.abilities === 0) return push(game, ship, by);
  addEffect(game, { id: WAITING, ship: ship.id, by: by.id, until: "round", data: { figure: game.abilities } });
  return NOTHING;
}

/** Moves ships that became tractored during an ability, once the ability is over. */
export const afterAbility = (game: Situation, depth: number): Procedure =>
  game.state.effects.some((effect) => isDue(effect, depth)) ? pushWaiting(game, depth) : NOTHING;

const isDue = (effect: Effect, depth: number): boolean => effect.id === WAITING && figureIn(effect) >= depth;

const pushWaiting = procedure("pushWaiting", function* (game: Situation, depth: number): Procedure {
  for (;;) {
    const due = game.state.effects.find((effect) => isDue(effect, depth));
    if (!due) return;
    removeEffects(game, (effect) => effect === due);
    yield* push(game, shipOf(game.state, due.ship), shipOf(game.state, due.by));
  }
});

const push = procedure("push", function* (game: Situation, ship: Ship, by: Ship): Procedure {
  const landing = game.edition.switches.noPushOntoObstacles ? "clear" : "onObstacles";
  const { seat } = by;
  const rule = game.edition.switches.noPushOntoObstacles ? "2E-TOKEN-14" : "2E-TOKEN-13";
  const direction = yield* choose<Direction | undefined>((now) => ({
    kind: "tractor move",
    seat,
    rule,
    about: { ship: ship.id },
    options: [STAY, ...openDirections(now, ship, MARKED_TRACTOR_MOVES, landing)],
  }));
  if (!direction || ship.status !== "inPlay") return;
  const isMoved = yield* moveIn(game, ship, direction, { seat, kind: "tractor move", rule, landing });
  if (isMoved && isEnemy(game, by, ship)) yield* turnAfterPush(game, ship);
});

const TURNS = [
  { key: "left", value: -QUARTER_TURN },
  { key: "right", value: QUARTER_TURN },
] as const;

const turnAfterPush = procedure("turnAfterPush", function* (game: Situation, ship: Ship): Procedure {
  if (ship.status !== "inPlay") return;
  const turn = yield* choose<number | undefined>((now) => ({
    kind: "turn after tractor move",
    seat: ship.seat,
    rule: "2E-TOKEN-15",
    about: { ship: ship.id },
    options: [STAY, ...TURNS.filter(({ value }) => canTurnInPlace(now, ship, value))],
  }));
  if (turn === undefined || ship.status !== "inPlay") return;
  yield* assign(game, ship, "stress");
  yield* turnInPlace(game, ship, turn);
});
