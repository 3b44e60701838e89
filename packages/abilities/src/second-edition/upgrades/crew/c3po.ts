import { addResult, countFace, type DefensePool } from "@broadside/dice";
import { addEffect, choose, mayModifyRoll, optionsOf, remembered } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, isDefender, reasonIs, toThisShip } from "../../../language/when.ts";
import { calculatesAfter } from "./phrases.ts";

const GUESS = "number of evades";
const MOST_DICE = 6;

/** Who guesses how many evades come up has one more. */
export const c3po: Card = {
  card: "upgrade:c3po",
  title: "C-3PO",
  triggers: [
    {
      at: "beforeRoll",
      when: all(toThisShip, isDefender, reasonIs("defense")),
      may: [
        { verb: "spend", token: "calculate" },
        {
          verb: "special",
          can: () => true,
          *perform({ game, self }) {
            const { ship } = self;
            const guess = yield* choose<number>(() => ({
              kind: "choose one",
              seat: ship.seat,
              rule: "2E-ATK-18",
              about: { ship: ship.id, card: self.card },
              options: optionsOf(Array.from({ length: MOST_DICE }, (_, at) => ({ key: `${at + 1}`, value: at + 1 }))),
            }));
            addEffect(game, { id: `effect:${GUESS}`, ship: ship.id, by: ship.id, until: "attack", data: { figure: guess } });
          },
        },
      ],
    },
    calculatesAfter("calculate"),
  ],
  effects: {
    [GUESS]: {
      triggers: [
        {
          at: "rolled",
          when: all(toThisShip, reasonIs("defense")),
          must: [
            {
              verb: "apply",
              what({ game, self }) {
                const { roll } = game.state;
                if (roll && mayModifyRoll(game) && countFace(roll.dice, "evade") === remembered(self.effect, "figure"))
                  game.set({ roll: { ...roll, dice: addResult(roll.dice as DefensePool, "evade") } });
              },
            },
            { verb: "discard this card" },
          ],
        },
      ],
    },
  },
};
