/** Hardpoints of huge ships have two sides. The back shows that the hardpoint is offline (2E-HUGE-45). */
import type { Situation } from "../contract/situation.ts";
import type { Ship, UpgradeState } from "../state/state.ts";

/** Returns the indexes of the hardpoints that are online. */
export const onlineHardpoints = (game: Situation, ship: Ship): readonly number[] =>
  game
    .factsOf(ship)
    .upgrades.flatMap(({ slots, back }, at) =>
      slots.includes("hardpoint") && back && ship.upgrades[at]?.faceup && ship.upgrades[at]?.side === "front" ? [at] : [],
    );

export function turnHardpoint(game: Situation, ship: Ship, at: number, side: UpgradeState["side"]): void {
  const card = ship.upgrades[at];
  if (!card || card.side === side) return;
  game.setShip(ship, { upgrades: ship.upgrades.map((one, place) => (place === at ? { ...one, side } : one)) });
  game.note({ note: side === "back" ? "hardpoint offline" : "hardpoint online", ship: ship.id, card: `upgrade:${card.id}` });
}
