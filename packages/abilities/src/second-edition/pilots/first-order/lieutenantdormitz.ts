import type { Ship, Situation } from "@broadside/rules";
import { guidesFriends } from "../../../both-editions/deploying.ts";
import type { Card } from "../../../language/card.ts";

const MOST = 2;

/** Friendly ships can be placed near his ship once it is on the table: small ships in 2.0, ships of any size in 2.5. */
const guiding = (edition: "2.0" | "2.5", isGuided: (game: Situation, ship: Ship) => boolean): Card => ({
  card: "pilot:lieutenantdormitz",
  title: "Lieutenant Dormitz",
  editions: [edition],
  ...guidesFriends(MOST, isGuided),
});

export const lieutenantdormitz: readonly Card[] = [
  guiding("2.0", (game, ship) => game.factsOf(ship).type.size === "small"),
  guiding("2.5", () => true),
];
