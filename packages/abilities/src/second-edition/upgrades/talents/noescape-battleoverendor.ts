import type { Card } from "../../../language/card.ts";
import { all, both, notDefender, withPrimary } from "../../../language/when.ts";
import { withinOfDefender } from "../../../language/when-second-edition.ts";
import { moreFriends } from "./more-friends.ts";

const areMore = moreFriends(both(notDefender, withinOfDefender(0, 1)));

export const noescapeBattleoverendor: Card = {
  card: "upgrade:noescape-battleoverendor",
  title: "No Escape",
  dice: [{ dice: "attack", when: all(withPrimary, areMore), may: [{ verb: "reroll", most: 1, faces: ["blank"] }] }],
};
