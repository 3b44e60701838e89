import type { Card } from "../../language/card.ts";
import type { Instruction } from "../../language/instruction.ts";
import { noOtherFriendsAtRange } from "../../language/when.ts";

const REROLL: readonly Instruction[] = [{ verb: "spend charge" }, { verb: "reroll", most: 1 }];

export const solo: Card = {
  card: "ship:Solo",
  title: "Solo",
  dice: [
    { dice: "attack", when: noOtherFriendsAtRange(1), may: REROLL },
    { dice: "defense", when: noOtherFriendsAtRange(1), may: REROLL },
  ],
};
