import type { Card } from "../../language/card.ts";
import type { Deed } from "../../language/deed.ts";
import { noOtherFriendsAtRange } from "../../language/when.ts";

const REROLL: readonly Deed[] = [{ verb: "spend charge" }, { verb: "reroll", most: 1 }];

export const solo: Card = {
  card: "ship:Solo",
  title: "Solo",
  dice: [
    { dice: "attack", when: noOtherFriendsAtRange(1), may: REROLL },
    { dice: "defense", when: noOtherFriendsAtRange(1), may: REROLL },
  ],
};
