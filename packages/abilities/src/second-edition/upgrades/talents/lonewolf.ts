import type { Card } from "../../../card.ts";
import { noOtherFriendsAtRange } from "../../../when.ts";
import { ownDice } from "../phrases.ts";

export const lonewolf: Card = {
  card: "upgrade:lonewolf",
  title: "Lone Wolf",
  dice: ownDice({ when: noOtherFriendsAtRange(2), may: [{ verb: "spend charge" }, { verb: "reroll", most: 1 }] }),
};
