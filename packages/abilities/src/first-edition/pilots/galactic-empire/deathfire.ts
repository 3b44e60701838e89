import { bombsOf } from "../../../language/bombs.ts";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { toThisShip } from "../../../language/when.ts";

const BOMB_ACTION: Instruction = {
  verb: "free action",
  names: ({ game, self }) => bombsOf(game, self.ship).flatMap(({ self: { card }, bomb }) => (bomb.asAction ? [card] : [])),
};

export const deathfire: Card = {
  card: "pilot:deathfire",
  title: "“Deathfire”",
  triggers: [
    { at: "dialRevealed", when: toThisShip, may: [BOMB_ACTION] },
    { at: "actionPerformed", when: toThisShip, may: [BOMB_ACTION] },
  ],
};
