import type { Card } from "../../../language/card.ts";
import { LOCK_AND_CHARGE, SHIELD_AFTER_HIT } from "./phrases.ts";

/** Evades must cancel the weapon's criticals before its hits. After a hit, the defender loses a shield. */
export const plasmatorpedoes: Card = {
  card: "upgrade:plasmatorpedoes",
  title: "Plasma Torpedoes",
  weapon: LOCK_AND_CHARGE,
  permissions: {
    critsFirst: (_, self, { attack }) => (attack.attacker === self.ship.id && attack.weapon === self.at ? true : undefined),
  },
  triggers: [SHIELD_AFTER_HIT],
};
