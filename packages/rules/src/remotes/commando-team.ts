/**
 * Commando Team: at the start of the Activation phase it may relocate by a speed 1 turn or a speed 2 straight. If no enemy ship is at range
 * 0, it may spend a charge to attack a ship. When it attacks, it may change a focus result to a hit. If an enemy ship ends on it, or it is
 * placed under one, that ship gains a strain token (2E-REMOTE-20).
 */
import { changeFaces } from "@broadside/dice";
import { areasOverlap, straight, turn } from "@broadside/geometry";
import { modifyAttackDice } from "../attack/dice.ts";
import type { Bearer } from "../contract/ability.ts";
import type { Procedure } from "../contract/ask.ts";
import type { RemoteRule } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { NOTHING } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { shipsInPlay } from "../queries/relation.ts";
import { isRemote, type Ship } from "../state/state.ts";
import { assign } from "../tokens/tokens.ts";
import { type Relocation, relocate } from "./relocation.ts";
import { enemiesWithin, isEnemyOf, isOnTable } from "./rule.ts";

const ADVANCE: Relocation = {
  ways: [
    { key: "straight", guides: "front", template: straight(2) },
    { key: "left turn", guides: "front", template: turn(1, "left") },
    { key: "right turn", guides: "front", template: turn(1, "right") },
  ],
  rule: "2E-REMOTE-20",
};
const RELOCATION: Relocation = { ...ADVANCE, mayStay: true };

/** When a Commando Team is coordinated, it relocates in the same ways as in the Activation phase, but it can't stay where it is. */
export const commandoAdvances = (game: Situation, remote: Ship): Procedure => relocate(game, remote, ADVANCE);

const mayAttack = (game: Situation, { ship }: Bearer): boolean => ship.charges > 0 && enemiesWithin(game, ship, 0).length === 0;

/** Gives a strain token to each enemy ship above the remote. */
const strainAbove = procedure("strainAbove", function* (game: Situation, remote: Ship): Procedure {
  if (!remote.pose) return;
  const body = game.board.body(remote);
  for (const ship of shipsInPlay(game))
    if (isEnemyOf(game, remote, ship) && isOnTable(ship) && areasOverlap(game.board.outline(ship), body))
      yield* assign(game, ship, "strain", 1, remote);
});

function turnFocus(game: Situation): Procedure {
  const dice = game.state.attack?.attackDice;
  if (dice) modifyAttackDice(game, changeFaces(dice, "focus", "hit", 1));
  return NOTHING;
}

export const commandoTeam: RemoteRule = {
  ability: {
    windows: [
      { at: "startOfActivation", optional: false, when: () => true, perform: (game, self) => relocate(game, self.ship, RELOCATION) },
      {
        at: "attackDeclared",
        optional: false,
        when: (_, self, { ship }) => ship === self.ship.id,
        perform(game, { ship }) {
          game.setShip(ship, { charges: Math.max(0, ship.charges - 1) });
          return NOTHING;
        },
      },
    ],
    answers: {
      permissions: {
        attack: (game, self, { ship }) => (ship === self.ship && !mayAttack(game, self) ? false : undefined),
        target: (game, self, { attacker, target }) => (attacker === self.ship && isRemote(game.state, target) ? false : undefined),
      },
    },
    modifications: [
      {
        dice: "attack",
        as: "attacker",
        optional: true,
        when: (game, self) =>
          game.state.attack?.attacker === self.ship.id && game.state.attack.attackDice.some(({ face }) => face === "focus"),
        perform: turnFocus,
      },
    ],
  },
  *meets(game, remote, ship, how) {
    if (how === "overlapped" && isEnemyOf(game, remote, ship)) yield* assign(game, ship, "strain", 1, remote);
  },
  placed: strainAbove,
};
