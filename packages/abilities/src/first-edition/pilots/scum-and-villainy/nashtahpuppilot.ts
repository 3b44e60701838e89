import type { Ship, Situation } from "@broadside/rules";
import { isFriendly, pilotSkill } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { pilotsWith } from "../../../language/lending.ts";
import { hasUpgrade } from "../../../language/when.ts";

const HOUNDS_TOOTH = "houndstooth";

const lostCarrier = (game: Situation, ship: Ship): Ship | undefined =>
  game.state.ships.find((other) => other.status === "destroyed" && isFriendly(game, ship, other) && hasUpgrade(other, HOUNDS_TOOTH));

/** Returns the skill from the ship's own cards, either printed or set by text. */
const skillOf = (game: Situation, ship: Ship): number =>
  ship.upgrades.reduce(
    (skill, { id, faceup }, at) => {
      const card = `upgrade:${id}` as const;
      const ability = faceup ? game.registry.get(card) : undefined;
      const self = ability && { ship, card, key: `${ship.id}/${card}/${at}`, at, effect: undefined, ability };
      return skill + (self ? (ability.answers?.sums?.pilotSkill?.(game, self, { ship }) ?? 0) : 0);
    },
    pilotSkill(game, ship),
  );

export const nashtahpuppilot: Card = {
  card: "pilot:nashtahpuppilot",
  title: "Nashtah Pup Pilot",
  lends: pilotsWith(HOUNDS_TOOTH, ({ status }) => status === "destroyed"),
  latest: {
    pilotSkill(game, self, { ship }) {
      const carrier = ship === self.ship ? lostCarrier(game, ship) : undefined;
      return carrier && { value: skillOf(game, carrier), since: 0 };
    },
  },
};
