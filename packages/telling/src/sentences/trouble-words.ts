/** A short text for what a maneuver would run into. */
import { OBSTACLES } from "@broadside/geometry";
import type { MoveTrouble } from "@broadside/protocol";
import type { State } from "@broadside/rules";
import type { Words } from "../languages/words.ts";
import { shipName } from "./names.ts";
import { type Named, namesOf } from "./names-of-game.ts";

type OnTable = Named & { readonly state: Pick<State, "obstacles"> };

/** Such as `ends on the asteroid`, `overlaps Soontir Fel`, `leaves the table`. */
export function troubleInWords(game: OnTable, { ends, with: id }: MoveTrouble, words: Words): string {
  const { trouble } = words.places;
  const obstacle = game.state.obstacles.find((one) => one.id === id);
  const met = obstacle && trouble.obstacles[OBSTACLES[obstacle.token].kind];
  switch (ends) {
    case "off the table":
      return trouble.offTable;
    case "ship":
      return trouble.overlaps({ piece: met ?? shipName(namesOf(game, words), id) });
    case "obstacle":
      return trouble.endsOn({ piece: met ?? trouble.obstacle });
    case "past an obstacle":
      return trouble.fliesOver({ piece: met ?? trouble.obstacle });
  }
}
