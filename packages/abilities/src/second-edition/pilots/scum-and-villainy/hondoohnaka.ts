import { barActions, freeAction, isFriendly, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { both, within } from "../../../language/when.ts";
import { standard } from "../../../language/when-second-edition.ts";
import { choosePair, isAnyPair, type PairWhen } from "../pair.ts";

const STRANGERS: PairWhen = { among: both(standard, within(0, 3)), fits: ({ game }, one, other) => !isFriendly(game, one, other) };

/** The ship chosen first acts first. Actions from his action bar keep their colours (2E-ACT-07). */
function* haveThemAct(scene: CardScene): Procedure {
  const { game, self } = scene;
  for (const ship of (yield* choosePair(scene, STRANGERS)) ?? []) {
    const allowed = { entries: barActions(game, self.ship), evenStressed: true, rule: "2E-ACT-07" as const, card: self.card };
    if (ship.status === "inPlay") yield* freeAction(game, ship, allowed);
  }
}

export const hondoohnaka: Card = {
  card: "pilot:hondoohnaka",
  title: "Hondo Ohnaka",
  action: {
    does: [
      { verb: "special", can: (scene) => isAnyPair(scene, STRANGERS), perform: haveThemAct },
      { verb: "gain", token: "calculate" },
    ],
  },
};
