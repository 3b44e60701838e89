import { changeFaces, type DefensePool } from "@broadside/dice";
import type { Card, DiceChange } from "../../../language/card.ts";
import { all, isDefender } from "../../../language/when.ts";
import { attackShows, beforeDice } from "../../../language/when-firing.ts";
import { damaged } from "../../../language/when-second-edition.ts";

const ATTACKING: DiceChange = {
  dice: "attack",
  when: all(attackShows("front"), damaged()),
  may: [{ verb: "change", from: "focus", to: "crit" }],
};

/**
 * While the ship is damaged, a focus becomes a critical when attacking and a blank when defending. In 2.0 this happens when dice are
 * modified, in 2.5 before that.
 */
export const arlizhadrassian: readonly Card[] = [
  {
    card: "pilot:arlizhadrassian",
    title: "Arliz Hadrassian",
    editions: ["2.0"],
    dice: [ATTACKING, { dice: "defense", when: damaged(), must: [{ verb: "change", from: "focus", to: "blank" }] }],
  },
  {
    card: "pilot:arlizhadrassian",
    title: "Arliz Hadrassian",
    editions: ["2.5"],
    dice: [ATTACKING],
    triggers: [
      {
        at: "rolled",
        when: all(isDefender, beforeDice("defense"), damaged()),
        must: [
          {
            verb: "apply",
            what({ game }) {
              const { roll } = game.state;
              if (roll?.kind === "defense")
                game.set({ roll: { ...roll, dice: changeFaces(roll.dice as DefensePool, "focus", "blank", 1) as DefensePool } });
            },
          },
        ],
      },
    ],
  },
];
