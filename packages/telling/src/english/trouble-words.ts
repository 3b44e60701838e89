/** What a maneuver would meet, in a few words. */
import { OBSTACLES, type ObstacleKind } from "@broadside/geometry";
import type { MoveTrouble } from "@broadside/protocol";
import type { State } from "@broadside/rules";
import { shipName } from "./names.ts";
import { type Named, namesOf } from "./names-of-game.ts";

const OBSTACLE_WORDS: Readonly<Record<ObstacleKind, string>> = {
  asteroid: "the asteroid",
  debris: "the debris",
  gascloud: "the gas cloud",
  electrochaff: "the electro-chaff",
  blaze: "the blaze",
  hugeShip: "the hulk",
};

type OnTable = Named & { readonly state: Pick<State, "obstacles"> };

/** `ends on the asteroid`, `overlaps Soontir Fel (B1)`, `leaves the table`. */
export function troubleInWords(game: OnTable, { ends, with: id }: MoveTrouble): string {
  const obstacle = game.state.obstacles.find((one) => one.id === id);
  const met = obstacle ? OBSTACLE_WORDS[OBSTACLES[obstacle.token].kind] : undefined;
  switch (ends) {
    case "off the table":
      return "leaves the table";
    case "ship":
      return `overlaps ${met ?? shipName(namesOf(game), id)}`;
    case "obstacle":
      return `ends on ${met ?? "an obstacle"}`;
    case "past an obstacle":
      return `flies over ${met ?? "an obstacle"}`;
  }
}
