import type { Upgrade } from "@broadside/cards";
import type { Ship, Situation } from "@broadside/rules";
import { trimLocks } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { isThisCard } from "../../language/when.ts";

/** The pilot's ability and the elite cards are ignored; what an elite card adds to the skill goes with it, and so do locks that the pilot may no longer hold. */
export const injuredPilot: Card = {
  card: "damage:core/Injured Pilot",
  title: "Injured Pilot",
  permissions: {
    useText: (game, self, { ship, card }) =>
      ship === self.ship && (card.startsWith("pilot:") || isElite(game.content.catalogue.upgrades.get(card.slice("upgrade:".length))))
        ? false
        : undefined,
  },
  triggers: [
    {
      at: "damageFaceup",
      when: isThisCard,
      must: [{ verb: "special", can: ({ self }) => self.ship.locks.length > 1, perform: ({ game, self }) => trimLocks(game, self.ship) }],
    },
  ],
  changes: [{ of: "pilotSkill", by: ({ game, self }) => -printedSkill(game, self.ship) }],
};

const isElite = (card: Upgrade | undefined): boolean => card?.slots.includes("elite") === true;

/** What faceup elite cards print as a change of the skill. */
const printedSkill = (game: Situation, ship: Ship): number =>
  game
    .factsOf(ship)
    .upgrades.reduce((total, card, at) => total + (isElite(card) && ship.upgrades[at]?.faceup ? (card.stats?.initiative ?? 0) : 0), 0);
