import { readManeuver } from "@broadside/cards";
import type { Ship } from "@broadside/rules";
import { otherFriendsOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, atRange } from "../../../language/when.ts";

const speedOf = ({ revealed }: Ship): number | undefined => (revealed === undefined ? undefined : readManeuver(revealed)?.speed);
const hasPacemaker: When = ({ game, self: { ship } }) => {
  const speed = speedOf(ship);
  return (
    speed !== undefined && otherFriendsOf(game, ship).some((friend) => game.board.range(ship, friend) === 1 && speedOf(friend) === speed)
  );
};

export const clanwrenvolunteer: Card = {
  card: "pilot:clanwrenvolunteer",
  title: "Clan Wren Volunteer",
  dice: [{ dice: "attack", when: all(atRange(1), hasPacemaker), may: [{ verb: "reroll", most: 1 }] }],
};
