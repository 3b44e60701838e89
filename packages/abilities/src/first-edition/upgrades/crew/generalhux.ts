import type { Ship } from "@broadside/rules";
import { assign, assignCondition, mayHave, type Procedure, shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { pickOne, shipsNamed } from "../../../language/pick.ts";
import type { CardScene } from "../../../language/scene.ts";
import { both, friendly, within } from "../../../language/when.ts";

const MOST_SHIPS = 3;
const isNear = both(friendly, within(1, 2));
/** Returns the ships that can be chosen. Huge ships can't be given the token or the Condition. */
const eligible = (scene: CardScene): readonly Ship[] =>
  shipsInPlay(scene.game).filter((ship) => isNear(scene, ship) && mayHave(scene.game, ship, "focus"));

function* rouse(scene: CardScene): Procedure {
  const { game, self } = scene;
  const { chooseShip: rule, condition } = game.edition.questions;
  const chosen: Ship[] = [];
  while (chosen.length < MOST_SHIPS) {
    const among = () => shipsNamed(eligible(scene).filter((ship) => !chosen.includes(ship)));
    const ship = yield* pickOne(scene, { kind: "choose ship", rule, among, ...(chosen.length > 0 && { orNone: true }) });
    if (!ship) break;
    chosen.push(ship);
  }
  for (const ship of chosen) yield* assign(game, ship, "focus", 1, self.ship);
  const devoted = yield* pickOne(scene, { rule: condition, among: () => shipsNamed(chosen) });
  if (devoted) yield* assignCondition(game, "fanaticaldevotion", devoted, self.ship);
}

/** The stress token is not a cost, so a huge ship can use this too (HS-TOKEN-02). */
export const generalhux: Card = {
  card: "upgrade:generalhux",
  title: "General Hux",
  action: {
    does: [
      { verb: "special", can: (scene) => eligible(scene).length > 0, perform: rouse },
      { verb: "also", does: [{ verb: "gain", token: "stress" }] },
    ],
  },
};
