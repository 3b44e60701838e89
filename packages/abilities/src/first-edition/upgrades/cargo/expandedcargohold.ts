import { SECTIONS, type Section } from "@broadside/geometry";
import { choose, drawFaceupFrom, optionsOf, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { toThisShip } from "../../../language/when.ts";

function* chooseDeck({ game, self: { ship, card } }: CardScene): Procedure {
  const section = yield* choose<Section>(() => ({
    kind: "choose Damage deck",
    seat: ship.seat,
    rule: "HS-DMG-02",
    about: { ship: ship.id, card },
    options: optionsOf(SECTIONS.map((value) => ({ key: value, value }))),
  }));
  drawFaceupFrom(game, ship, section);
}

export const expandedcargohold: Card = {
  card: "upgrade:expandedcargohold",
  title: "Expanded Cargo Hold",
  triggers: [{ at: "faceupComing", once: "a round", when: toThisShip, may: [{ verb: "special", can: toThisShip, perform: chooseDeck }] }],
};
