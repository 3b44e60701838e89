import type { Card, CardText } from "../../language/card.ts";
import { sceneOf } from "../../language/scene.ts";
import { sinceAnEarlierRound } from "../../language/when.ts";
import { inBothDecks } from "./decks.ts";

/** The skill becomes 0 at the start of the round, so any later effect that sets the skill overrides this card (1E-ROUND-04). */
const text: CardText = {
  latest: {
    pilotSkill: (game, self, { ship }) =>
      ship === self.ship && sinceAnEarlierRound(sceneOf(game, self)) ? { value: 0, since: 0 } : undefined,
  },
};

export const damagedCockpit: readonly Card[] = inBothDecks("Damaged Cockpit", text);
