/** Crew that changes the revealed dial to another, harder maneuver. */

import { type DialManeuver, readManeuver } from "@broadside/cards";
import type { CardKey } from "@broadside/rules";
import { addEffect, type Procedure, setDial } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { toThisShip } from "../../../language/when.ts";

/** Decides which maneuvers may replace the one that the dial shows. */
type Allows = (shown: DialManeuver, wanted: DialManeuver) => boolean;

const HARDER = "harder maneuver";
const HARDER_MANEUVER: NonNullable<Card["effects"]> = {
  [HARDER]: {
    changes: [{ of: "difficulty", by: 1 }],
    triggers: [{ at: "maneuverExecuted", when: toThisShip, must: [{ verb: "discard this card" }] }],
  },
};

const codesOf = ({ game, self: { ship } }: CardScene, allows: Allows): readonly string[] => {
  const shown = readManeuver(ship.dial ?? "");
  if (!shown) return [];
  return [...game.factsOf(ship).dial].flatMap(([code, wanted]) => (code !== ship.dial && allows(shown, wanted) ? [code] : []));
};

export const setsAnother = (card: CardKey, title: string, allows: Allows): Card => {
  function* setAnother(scene: CardScene): Procedure {
    const { game, self } = scene;
    const shown = self.ship.dial;
    const codes = codesOf(scene, allows);
    yield* setDial(game, self.ship, (code) => codes.includes(code));
    if (self.ship.dial !== shown) addEffect(game, { id: `effect:${HARDER}`, ship: self.ship.id, by: self.ship.id, until: "phase" });
  }
  return {
    card,
    title,
    triggers: [
      {
        at: "dialRevealed",
        changesManeuver: true,
        when: toThisShip,
        may: [{ verb: "special", can: (scene) => codesOf(scene, allows).length > 0, perform: setAnother }],
      },
    ],
    effects: HARDER_MANEUVER,
  };
};
