import { GUESSED_EVADES, guessEvades } from "../../../both-editions/guessed-evades.ts";
import type { Card } from "../../../language/card.ts";
import { all, isDefender, reasonIs, toThisShip } from "../../../language/when.ts";
import { calculatesAfter } from "./phrases.ts";

const MOST_DICE = 6;

/** If the ship's player guesses the number of evades correctly, the ship adds one evade. */
export const c3po: Card = {
  card: "upgrade:c3po",
  title: "C-3PO",
  triggers: [
    {
      at: "beforeRoll",
      when: all(toThisShip, isDefender, reasonIs("defense")),
      may: [{ verb: "spend", token: "calculate" }, guessEvades("2E-ATK-18", 1, MOST_DICE)],
    },
    calculatesAfter("calculate"),
  ],
  effects: GUESSED_EVADES,
};
