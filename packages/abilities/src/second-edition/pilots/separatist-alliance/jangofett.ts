import type { Colour } from "@broadside/cards";
import type { Ship } from "@broadside/rules";
import type { Card, DiceChange } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all, withPrimary } from "../../../language/when.ts";
import { revealedBy } from "../../../language/when-second-edition.ts";

/** The colours from easiest to hardest; purple is the hardest (2E-MOVE-24). */
const HARDNESS: readonly Colour[] = ["blue", "white", "red", "purple"];

/** Returns how hard a ship's revealed maneuver is, by the colour on its dial (2E-ACTIV-05). Undefined if the ship has revealed none. */
function hardnessOf(ship: Ship | undefined): number | undefined {
  const colour = revealedBy(ship)?.colour;
  return colour && HARDNESS.indexOf(colour);
}

const flewEasier: When = (scene) => {
  const { self, attack } = scene;
  const own = hardnessOf(self.ship);
  const theirs = hardnessOf(whoIs(scene, attack?.attacker === self.ship.id ? "defender" : "attacker"));
  return own !== undefined && theirs !== undefined && own < theirs;
};

const blanking: Pick<DiceChange, "may"> = { may: [{ verb: "change", from: "focus", to: "blank" }] };

export const jangofett: Card = {
  card: "pilot:jangofett",
  title: "Jango Fett",
  dice: [
    { dice: "attack", as: "defender", when: flewEasier, ...blanking },
    { dice: "defense", as: "attacker", when: all(withPrimary, flewEasier), ...blanking },
  ],
};
