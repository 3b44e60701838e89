import { type Procedure, sufferDamage } from "@broadside/rules/procedures";
import type { Card, CardText } from "../../language/card.ts";
import type { CardScene } from "../../language/scene.ts";
import { all, toThisShip } from "../../language/when.ts";
import { bankWasFlown, inDecksOf } from "./huge-ships.ts";
import { ACTION_MAY_TURN_IT_ON_HIT } from "./phrases.ts";

/** The damage is dealt from the same deck as this card. */
function* shake({ game, self: { ship, card, at } }: CardScene): Procedure {
  yield* sufferDamage(game, ship, { hits: 1, crits: 0, reason: card, section: game.damageFacts(ship, at).section });
}

const text: CardText = {
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, bankWasFlown), must: [{ verb: "special", can: () => true, perform: shake }] }],
  action: ACTION_MAY_TURN_IT_ON_HIT,
};

export const damagedStabilizers: readonly Card[] = inDecksOf(["GR-75", "Gozanti", "C-ROC"], "Damaged Stabilizers", text);
