import type { Card } from "../../../language/card.ts";
import { noOtherFriendsAtRange } from "../../../language/when.ts";
import { ownDice } from "../phrases.ts";

export const lonewolf: Card = {
  card: "upgrade:lonewolf",
  title: "Lone Wolf",
  dice: ownDice({ when: noOtherFriendsAtRange(2), may: [{ verb: "spend charge" }, { verb: "reroll", most: 1 }] }),
};
