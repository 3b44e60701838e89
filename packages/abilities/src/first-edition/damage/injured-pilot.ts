import type { Upgrade } from "@broadside/cards";
import type { Ship, Situation } from "@broadside/rules";
import { trimLocks } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { isThisCard } from "../../language/when.ts";

/** The pilot ability and elite cards have no effect. Skill added by those cards is lost, and so are locks that only the pilot allowed. */
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

/** Returns the skill changes printed on faceup elite cards. */
const printedSkill = (game: Situation, ship: Ship): number =>
  game
    .factsOf(ship)
    .upgrades.reduce((total, card, at) => total + (isElite(card) && ship.upgrades[at]?.faceup ? (card.stats?.initiative ?? 0) : 0), 0);
