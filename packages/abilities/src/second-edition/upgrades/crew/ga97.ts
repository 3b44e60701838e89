import type { Ship } from "@broadside/rules";
import {
  addEffect,
  assignCondition,
  choose,
  effectOn,
  loseCharges,
  optionsOf,
  type Procedure,
  remembered,
  removeEffects,
} from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { friendly } from "../../../language/when.ts";

const PAID = "charges of GA-97";

/** Returns friendly ships in reserve that would otherwise be placed automatically. */
const others = (scene: CardScene): readonly Ship[] =>
  scene.game.state.ships.filter(
    (ship) =>
      ship !== scene.self.ship &&
      ship.status === "reserve" &&
      (ship.wing === undefined || ship.wing.position === "leader") &&
      friendly(scene, ship),
  );

/** The player chooses how many charges to spend. The card has no charges until the end of set-up, so they are spent only then. */
function* callFriend(scene: CardScene): Procedure {
  const { game, self } = scene;
  const about = { ship: self.ship.id, card: self.card };
  const count = yield* choose<number>(() => ({
    kind: "charges to spend",
    seat: self.ship.seat,
    rule: "2E-SETUP-18",
    about,
    options: optionsOf([3, 4, 5].map((value) => ({ key: `${value}`, value }))),
  }));
  addEffect(game, { id: `effect:${PAID}`, ship: self.ship.id, by: self.ship.id, until: "game", data: { figure: count } });
  const friend = yield* choose<Ship | undefined>(() => {
    const options = others(scene).map((value) => ({ key: value.id, value }));
    return {
      kind: "choose ship",
      seat: self.ship.seat,
      rule: "2E-SETUP-18",
      about,
      options: options.length > 0 ? optionsOf<Ship | undefined>(options) : [{ key: "none", value: undefined }],
    };
  });
  if (friend) yield* assignCondition(game, "itstheresistance", friend, self.ship);
}

/** Delays another ship's arrival. The more charges are spent, the later that ship arrives. */
export const ga97: Card = {
  card: "upgrade:ga97",
  title: "GA-97",
  triggers: [
    { at: "beforeForces", may: [{ verb: "special", can: (scene) => others(scene).length > 0, perform: callFriend }] },
    {
      at: "setUpOver",
      when: ({ game, self }) => effectOn(game, `effect:${PAID}`, self.ship) !== undefined,
      must: [
        {
          verb: "apply",
          what({ game, self: { ship, at } }) {
            loseCharges(game, ship, at, remembered(effectOn(game, `effect:${PAID}`, ship), "figure"));
            removeEffects(game, (effect) => effect.id === `effect:${PAID}` && effect.ship === ship.id);
          },
        },
      ],
    },
  ],
  effects: { [PAID]: {} },
};
