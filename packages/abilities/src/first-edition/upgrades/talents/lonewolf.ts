import type { Card } from "../../../language/card.ts";
import { noOtherFriendsAtRange } from "../../../language/when.ts";

export const lonewolf: Card = {
  card: "upgrade:lonewolf",
  title: "Lone Wolf",
  dice: [
    { dice: "attack", when: noOtherFriendsAtRange(2), may: [{ verb: "reroll", most: 1, faces: ["blank"] }] },
    { dice: "defense", when: noOtherFriendsAtRange(2), may: [{ verb: "reroll", most: 1, faces: ["blank"] }] },
  ],
};
