/** Parts of card texts that several ship abilities share. */

import type { Colour } from "@broadside/cards";
import type { ActionId } from "@broadside/rules";
import type { Answers } from "@broadside/rules/procedures";
import type { Trigger } from "../../language/card.ts";
import { toThisShip } from "../../language/when.ts";

/** Grants another action after any action. */
export const afterAnyAction = (...names: readonly ActionId[]): Trigger => ({
  at: "actionPerformed",
  when: toThisShip,
  may: [{ verb: "free action", names, colour: "red" }],
});

/** Grants these actions when it is the ship's turn in the System phase. */
export const inSystemPhase = (colour: Colour, ...names: readonly ActionId[]): Trigger => ({
  at: "systemPhase",
  when: toThisShip,
  may: [{ verb: "free action", names, colour }],
});

type Permissions = NonNullable<Answers["permissions"]>;

/** The turret indicator can point only to the front or to the rear. */
export const pointsAlong: NonNullable<Permissions["pointTurret"]> = (_game, self, { ship, quarter }) =>
  ship === self.ship && quarter !== "front" && quarter !== "rear" ? false : undefined;

/** Cards of this slot that require the front arc can fire wherever the turret points. */
export const firesInTurret =
  (slot: "cannon" | "missile"): NonNullable<Permissions["fireIn"]> =>
  (game, self, { ship, weapon, arc }) =>
    arc === "turret" && ship === self.ship && typeof weapon === "number" && game.factsOf(ship).upgrades[weapon]?.slots.includes(slot)
      ? true
      : undefined;
