import { GUESSED_EVADES, guessEvades } from "../../../both-editions/guessed-evades.ts";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { diceAre } from "../../../language/when-firing.ts";

const diceToRoll = ({ moment }: CardScene): number => moment.count ?? 0;

export const c3po: Card = {
  card: "upgrade:c3po",
  title: "C-3PO",
  triggers: [
    {
      at: "beforeRoll",
      once: "a round",
      when: all(toThisShip, diceAre("defense"), (scene) => diceToRoll(scene) > 0),
      may: [guessEvades("1E-COMP-09", 0, diceToRoll)],
    },
  ],
  effects: GUESSED_EVADES,
};
