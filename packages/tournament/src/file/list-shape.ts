/** Lists as handed in, stored in a file. */
import { listOf, named, objectOf, optional, text, wordOf } from "@broadside/kit";
import type { SubmittedList, SubmittedSection, SubmittedShip, SubmittedSquad } from "../lists/event-list.ts";
import { count, hash, LIMITS, manyWords, words } from "./figures.ts";

const section = objectOf<SubmittedSection>({ name: wordOf<SubmittedSection["name"]>({ fore: true, aft: true }), points: count });

const ship = objectOf<SubmittedShip>({
  name: words,
  points: count,
  sections: optional(listOf(section, 2)),
  build: optional(objectOf<NonNullable<SubmittedShip["build"]>>({ number: count, threat: count })),
  health: optional(count),
});

const squad = objectOf<SubmittedSquad>({ hash: optional(hash), points: count, ships: listOf(ship, LIMITS.ships) });

export const submittedList = named(
  "list",
  objectOf<SubmittedList>({
    hash: optional(hash),
    faction: words,
    squads: listOf(squad, LIMITS.squads),
    obstacles: optional(manyWords),
    file: optional(text(LIMITS.file)),
  }),
);
