import type { Card } from "../../../language/card.ts";
import { both, other, within } from "../../../language/when.ts";
import { moreFriends } from "./more-friends.ts";

export const itsatrapBattleoverendor: Card = {
  card: "upgrade:itsatrap-battleoverendor",
  title: "It's a Trap!",
  dice: [{ dice: "defense", when: moreFriends(both(other, within(0, 1))), may: [{ verb: "reroll", most: 1, faces: ["blank"] }] }],
};
