/** Lists as handed in, stored in a file. */
import { listOf, named, objectOf, optional, text, wordOf } from "@broadside/kit";
import type { HandedList, HandedSection, HandedShip, HandedSquad } from "../lists/event-list.ts";
import { count, hash, LIMITS, manyWords, words } from "./figures.ts";

const section = objectOf<HandedSection>({ name: wordOf<HandedSection["name"]>({ fore: true, aft: true }), points: count });

const ship = objectOf<HandedShip>({
  name: words,
  points: count,
  sections: optional(listOf(section, 2)),
  build: optional(objectOf<NonNullable<HandedShip["build"]>>({ number: count, threat: count })),
  health: optional(count),
});

const squad = objectOf<HandedSquad>({ hash: optional(hash), points: count, ships: listOf(ship, LIMITS.ships) });

export const handedList = named(
  "list",
  objectOf<HandedList>({
    hash: optional(hash),
    faction: words,
    squads: listOf(squad, LIMITS.squads),
    obstacles: optional(manyWords),
    file: optional(text(LIMITS.file)),
  }),
);
