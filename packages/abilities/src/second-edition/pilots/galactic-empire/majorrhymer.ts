import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";

const isOrdnanceWithin =
  (isSuch: (range: readonly [number, number]) => boolean): When =>
  ({ game, self, moment: { weapon } }) => {
    const card = typeof weapon === "number" ? game.factsOf(self.ship).upgrades[weapon] : undefined;
    return (
      card?.attack?.range !== undefined && card.slots.some((slot) => slot === "torpedo" || slot === "missile") && isSuch(card.attack.range)
    );
  };

/** He can fire torpedoes and missiles at one range nearer or farther, but never beyond ranges 0 and 3. */
export const majorrhymer: Card = {
  card: "pilot:majorrhymer",
  title: "Major Rhymer",
  changes: [
    { of: "weaponReach", by: 1, when: isOrdnanceWithin(([, most]) => most < 3) },
    { of: "weaponNearness", by: 1, when: isOrdnanceWithin(([least]) => least > 0) },
  ],
};
