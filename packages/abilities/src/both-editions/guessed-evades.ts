/** C-3PO in both editions: the player guesses the number of evades before rolling. A correct guess adds an evade. */
import { addResult, countFace, type DefensePool } from "@broadside/dice";
import type { ChoiceAsk } from "@broadside/rules";
import { addEffect, mayModifyRoll, remembered } from "@broadside/rules/procedures";
import type { CardText } from "../language/card.ts";
import { type Amount, amountOf, type Instruction } from "../language/instruction.ts";
import { pickOne } from "../language/pick.ts";
import { all, toThisShip } from "../language/when.ts";
import { diceAre } from "../language/when-firing.ts";

const GUESS = "number of evades";

/** Asks the player for a number within limits. An effect on the ship stores the number until the dice are rolled. */
export const guessEvades = (rule: ChoiceAsk["rule"], least: number, most: Amount): Instruction => ({
  verb: "special",
  can: () => true,
  *perform(scene) {
    const { game, self } = scene;
    const among = () =>
      Array.from({ length: amountOf(scene, most) - least + 1 }, (_, more) => ({ key: `${least + more}`, value: least + more }));
    const figure = yield* pickOne(scene, { rule, among });
    const { id: ship } = self.ship;
    if (figure !== undefined) addEffect(game, { id: `effect:${GUESS}`, ship, by: ship, until: "round", data: { figure } });
  },
});

export const GUESSED_EVADES: Readonly<Record<string, CardText>> = {
  [GUESS]: {
    triggers: [
      {
        at: "rolled",
        when: all(toThisShip, diceAre("defense")),
        must: [
          {
            verb: "apply",
            what({ game, self }) {
              const { roll } = game.state;
              if (!roll || !mayModifyRoll(game) || countFace(roll.dice, "evade") !== remembered(self.effect, "figure")) return;
              const dice = addResult(roll.dice as DefensePool, "evade");
              game.set({ roll: { ...roll, dice } });
              game.note({ note: "dice", ship: roll.ship, dieKind: roll.kind, faces: dice.map(({ face }) => face) });
            },
          },
          { verb: "discard this card" },
        ],
      },
    ],
  },
};
