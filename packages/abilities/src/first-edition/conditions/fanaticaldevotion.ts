import { cancelFaces, compare, countFace } from "@broadside/dice";
import { remember, remembered } from "../../language/attack-marks.ts";
import type { Card } from "../../language/card.ts";
import type { CardScene, When } from "../../language/scene.ts";
import { all, isAttacker, spentIs, toThisShip } from "../../language/when.ts";

/** True if a focus token has changed a result to a hit. */
const hasMadeHit: When = ({ moment: { changed = 0 } }) => changed > 0;
const MADE_HIT = "made a hit";
/** True if the attack still has a hit. We assume that the focus token made it. */
const hitLies: When = ({ attack }) => attack !== undefined && countFace(attack.attackDice, "hit") > 0;

/** Sets one hit aside, so that evades can cancel only the other results. */
function compareTheOthers({ game }: CardScene): void {
  const { attack } = game.state;
  if (!attack) return;
  const others = cancelFaces(attack.attackDice, "hit", 1);
  const kept = attack.attackDice.find(({ face }) => face === "hit");
  const { hits, crits } = compare(others, attack.defenseDice);
  const left = [
    ...others.filter(({ face }) => face === "hit").slice(0, hits),
    ...others.filter(({ face }) => face === "crit").slice(0, crits),
  ];
  game.set({ attack: { ...attack, attackDice: kept ? [kept, ...left] : left, defenseDice: cancelFaces(attack.defenseDice, "evade") } });
}

export const fanaticaldevotion: Card = {
  card: "condition:fanaticaldevotion",
  title: "Fanatical Devotion",
  permissions: {
    spend: (_, self, { ship, token, attack }) =>
      ship === self.ship && token === "focus" && attack?.defender === ship.id ? false : undefined,
  },
  triggers: [
    { at: "tokenSpent", when: all(toThisShip, isAttacker, spentIs("focus"), hasMadeHit), must: [remember(MADE_HIT)] },
    { at: "beforeCompare", when: all(isAttacker, remembered(MADE_HIT), hitLies), must: [{ verb: "apply", what: compareTheOthers }] },
    { at: "duringEnd", must: [{ verb: "discard this card" }] },
  ],
};
