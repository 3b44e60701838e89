import { primaryValue } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all, withThisWeapon } from "../../../language/when.ts";

const defenderInFrontArc: When = (scene) => {
  const defender = whoIs(scene, "defender");
  return defender !== undefined && scene.game.board.isInArc(scene.self.ship, "front", defender);
};

export const syncedturret: Card = {
  card: "upgrade:syncedturret",
  title: "Synced Turret",
  weapon: { needs: "lock" },
  dice: [
    {
      dice: "attack",
      when: all(withThisWeapon, defenderInFrontArc),
      may: [{ verb: "reroll", most: ({ game, self }) => primaryValue(game, self.ship) }],
    },
  ],
};
