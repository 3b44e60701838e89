import type { Ship } from "@broadside/rules";
import { choose, optionsOf, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type CardScene, type When, whoIs } from "../../../language/scene.ts";

/** True if a ship that touches this one is about to reveal its dial, and isn't huge (HS-CARD-05). */
const touchedShipActivates: When = (scene) => {
  const { game, self } = scene;
  const ship = whoIs(scene, "subject");
  return ship?.dial !== undefined && self.ship.touching.includes(ship.id) && !game.factsOf(ship).isHuge;
};

/** Returns the adjacent maneuvers on the dial, which is circular. */
function neighbours({ game }: CardScene, ship: Ship): readonly string[] {
  const codes = [...game.factsOf(ship).dial.keys()];
  const place = codes.indexOf(ship.dial ?? "");
  if (place < 0) return [];
  const beside = [codes.at(place - 1), codes[(place + 1) % codes.length]];
  return [...new Set(beside.filter((code) => code !== undefined))];
}

function* turnDial(scene: CardScene): Procedure {
  const ship = whoIs(scene, "subject");
  if (!ship) return;
  const code = yield* choose<string | undefined>(() => {
    const codes = neighbours(scene, ship).map((value) => ({ key: value, value }));
    return {
      kind: "turn dial",
      seat: ship.seat,
      rule: "1E-COMP-09",
      about: { ship: ship.id, card: scene.self.card },
      secret: true,
      options: codes.length > 0 ? optionsOf<string | undefined>(codes) : [{ key: "none", value: undefined }],
    };
  });
  if (code !== undefined) scene.game.setShip(ship, { dial: code });
}

export const boshek: Card = {
  card: "upgrade:boshek",
  title: "BoShek",
  triggers: [
    {
      at: "beforeReveal",
      when: touchedShipActivates,
      may: [
        { verb: "look at dial", who: "subject" },
        { verb: "special", can: touchedShipActivates, perform: turnDial },
        { verb: "lasting", effect: "boshek", until: "phase", who: "subject" },
      ],
    },
  ],
  effects: { boshek: { permissions: { execute: (_, self, { ship }) => (ship === self.ship ? true : undefined) } } },
};
