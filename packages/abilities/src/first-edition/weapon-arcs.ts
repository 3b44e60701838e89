/** Extra arcs in which secondary weapons of certain types can fire. */
import type { Slot } from "@broadside/cards";
import type { Answers } from "@broadside/rules/procedures";

type FireIn = NonNullable<NonNullable<Answers["permissions"]>["fireIn"]>;

export const firesIn =
  (where: "auxiliary" | "outside", slot: Slot): FireIn =>
  (game, self, { ship, weapon, arc }) =>
    arc === where && ship === self.ship && typeof weapon === "number" && game.factsOf(ship).upgrades[weapon]?.slots.includes(slot)
      ? true
      : undefined;
