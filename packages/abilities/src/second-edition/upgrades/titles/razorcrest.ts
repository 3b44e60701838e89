import type { Effect, Ship } from "@broadside/rules";
import { addEffect, cardsToHold, choose, optionsOf, type Procedure, removeEffects } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { oneFromOutside } from "../../../language/lending.ts";
import type { CardScene } from "../../../language/scene.ts";
import { toThisShip } from "../../../language/when.ts";

/** An effect whose id starts like this stores the facedown card. As with a facedown Condition, only the ship's player can see the card. */
const UNDER = "effect:under razorcrest ";
const isUnder =
  ({ id: ship }: Ship) =>
  (effect: Effect): boolean =>
    effect.ship === ship && effect.secret === "razorcrest";

const open = ({ game, self: { ship } }: CardScene) => {
  const { pilot, type } = game.factsOf(ship);
  return cardsToHold({ pilot, ship: type }, "illicit", game.content.catalogue).map(({ id }) => ({ key: `upgrade:${id}`, value: id }));
};

function* putUnder(scene: CardScene): Procedure {
  const { game, self } = scene;
  const id = yield* choose<string>(() => ({
    kind: "choose one",
    seat: self.ship.seat,
    rule: "2E-SETUP-18",
    about: { ship: self.ship.id, card: self.card },
    secret: true,
    options: optionsOf(open(scene)),
  }));
  addEffect(game, { id: `${UNDER}${id}`, ship: self.ship.id, by: self.ship.id, until: "game", secret: "razorcrest" });
}

/** Adds the card, with its charges, after the ship's other cards. */
function* reveal({ game, self: { ship } }: CardScene): Procedure {
  const under = game.state.effects.find(isUnder(ship));
  const id = under?.id.slice(UNDER.length) ?? "";
  removeEffects(game, isUnder(ship));
  const card = game.content.catalogue.upgrades.get(id);
  if (!card) return;
  game.reveal();
  const charges = card.charges?.value ?? 0;
  game.setShip(ship, { upgrades: [...ship.upgrades, { id, faceup: true, side: "front", energy: 0, charges }] });
  game.note({ note: "upgrade revealed", ship: ship.id, card: `upgrade:${id}` });
  yield* [];
}

export const razorcrest: Card = {
  card: "upgrade:razorcrest",
  title: "Razor Crest",
  lends: oneFromOutside("illicit"),
  triggers: [
    { at: "beforeForces", must: [{ verb: "special", can: (scene) => open(scene).length > 0, perform: putUnder }] },
    {
      at: "systemPhase",
      when: toThisShip,
      may: [{ verb: "special", can: ({ game, self }) => game.state.effects.some(isUnder(self.ship)), perform: reveal }],
    },
  ],
};
