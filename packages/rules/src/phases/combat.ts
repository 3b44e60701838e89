/**
 * The Combat phase: effects at its start (1E-COMBAT-05), then the turns of ships from highest to lowest pilot skill, then effects at its
 * end. Destroyed ships that stayed to attack have been removed by then (1E-COMBAT-04).
 */

import { bearersOffering, bearersOn } from "../abilities/cards-in-play.ts";
import { endEffects } from "../abilities/effects.ts";
import { window } from "../abilities/window.ts";
import { type AllowedAttack, chooseAttack, performAttack } from "../attack/attack.ts";
import { attacksOpen, hasOpportunity, type OpenAttack } from "../attack/targets.ts";
import type { Bearer } from "../contract/ability.ts";
import type { Option, Procedure } from "../contract/ask.ts";
import type { Step, Turns } from "../contract/edition.ts";
import type { Situation } from "../contract/situation.ts";
import { isAnyDoomed, removeDoomed } from "../damage/destruction.ts";
import { procedure } from "../driver/procedure.ts";
import type { Ship, Weapon } from "../state/state.ts";
import { nextShip, setActive, type Turn, turnOf, type Waits } from "./skill-order.ts";

const startOfCombat: Step = {
  name: "start of combat",
  run: (game) => window(game, "startOfCombat", {}),
};

/** Ships take their turns one after another; each ship gets one turn (1E-COMBAT-02). */
const shipsAttack: Step = {
  name: "ships attack",
  *run(game) {
    const { turn, found } = passIdleTurns(game, isWaiting);
    const ship = yield* nextShip(game, "falling", isWaiting, undefined, turn);
    if (!ship) return "done";
    yield* engage(game, ship, found);
    return "again";
  },
};

const isWaiting = ({ status, engaged }: Ship): boolean => status === "inPlay" && !engaged;

export const COMBAT_TURNS: Turns = { direction: "falling", waits: isWaiting, hasBegun: ({ engaged }) => engaged };

/**
 * The ship or ships whose turn it may be and, if only one ship can be next, its possible attacks. Both are undefined if they weren't
 * computed.
 */
interface UpNext {
  readonly turn?: Turn | undefined;
  readonly found?: readonly OpenAttack[] | undefined;
}
const NOT_LOOKED_FOR: UpNext = {};

/**
 * Passes the turns of ships that can't do anything, without asking the player in which order. It does so only if none of the ships that
 * could be next can do anything, and no card reacts to ships becoming active or touching.
 */
export function passIdleTurns(game: Situation, waits: Waits, among?: readonly Ship[]): UpNext {
  if (bearersOn(game, "becameActive").length > 0 || bearersOn(game, "attackOpportunityOver").length > 0 || isAnyDoomed(game))
    return NOT_LOOKED_FOR;
  if (game.bearers.onPermission(game, "touch").length > 0) return NOT_LOOKED_FOR;
  for (;;) {
    const turn = turnOf(game, "falling", waits, among);
    if (!turn) return NOT_LOOKED_FOR;
    for (const ship of turn.ships) {
      const found = attacksOpen(game, ship);
      if (found.length > 0 || insteadOfAttack(game, ship).length > 0) return { turn, found: turn.ships.length === 1 ? found : undefined };
    }
    for (const ship of turn.ships) game.setShip(ship, { engaged: true });
    setActive(game, turn.skill, undefined);
  }
}

/**
 * One ship's turn:
 *
 * 1. The ship becomes active.
 * 2. It may attack, or do something that a card offers instead (1E-COMBAT-02). A ship that can't attack has no opportunity (1E-COMBAT-06).
 * 3. Effects that wait for the ship's opportunity resolve.
 * 4. If the ship stayed on the table only for this turn, it is now destroyed, whether or not it had a target. Other ships that have no
 *    reason left to stay are destroyed too.
 */
const engage = procedure("engage", function* (game: Situation, ship: Ship, found: readonly OpenAttack[] | undefined): Procedure {
  game.setShip(ship, { engaged: true });
  yield* window(game, "becameActive", { ship: ship.id });
  if (hasOpportunity(game, ship)) {
    yield* attackOrElse(game, ship, found ?? attacksOpen(game, ship));
    if (ship.status === "inPlay") yield* window(game, "attackOpportunityOver", { ship: ship.id });
  }
  if (isAnyDoomed(game)) yield* removeDoomed(game, "turn over");
});

function* attackOrElse(game: Situation, ship: Ship, found: readonly OpenAttack[]): Procedure {
  if (found.length === 0 && insteadOfAttack(game, ship).length === 0) return;
  const allowed: AllowedAttack = { rule: game.factsOf(ship).isHuge ? "HS-ATK-02" : "1E-COMBAT-02", mayDecline: true, found };
  const chosen = yield* chooseAttack<Bearer>(game, ship, allowed, () => insteadOfAttack(game, ship));
  if (!chosen) return;
  if ("target" in chosen) {
    yield* performAttack(game, ship, chosen);
    if (game.factsOf(ship).isHuge) yield* attackWithOthers(game, ship, chosen.weapon);
    return;
  }
  const work = chosen.ability.insteadOfAttack?.perform(game, chosen);
  if (work) yield* game.using(chosen, work);
}

/**
 * Lets a huge ship attack once with its primary weapon and once with each secondary weapon, in any order. Each attack is chosen separately,
 * after the one before it is finished (HS-ATK-01 to -04). Attacks granted by cards don't count towards this (HS-ATK-08). If a card
 * says that the ship can't attack again this round, no more attacks follow (HS-ATK-94-Q).
 */
const attackWithOthers = procedure("attackWithOthers", function* (game: Situation, ship: Ship, first: Weapon): Procedure {
  const used = [first];
  const weapons = (weapon: Weapon) => !used.includes(weapon);
  for (;;) {
    const found = attacksOpen(game, ship).filter(({ weapon }) => weapons(weapon));
    if (found.length === 0) return;
    const chosen = yield* chooseAttack<never>(game, ship, { weapons, rule: "HS-ATK-02", mayDecline: true, found }, () => []);
    if (!chosen) return;
    used.push(chosen.weapon);
    yield* performAttack(game, ship, chosen);
  }
});

function insteadOfAttack(game: Situation, ship: Ship): readonly Option<Bearer>[] {
  const found: Option<Bearer>[] = [];
  for (const value of bearersOffering(game, "insteadOfAttack"))
    if (value.ship === ship && value.ability.insteadOfAttack?.when(game, value)) found.push({ key: value.key, value });
  return found;
}

const endOfCombat: Step = {
  name: "end of combat",
  *run(game) {
    yield* window(game, "endOfCombat", {});
    yield* removeDoomed(game, "combat over");
    endEffects(game, "phase");
    endEffects(game, "combat");
  },
};

export const COMBAT: readonly Step[] = [startOfCombat, shipsAttack, endOfCombat];
