/** The shape of a scenario in play. */
import { boolean, listOf, mapOf, type NamedShape, named, number, objectOf, oneOf, optional, orAbsent, wordOf } from "@broadside/kit";
import type { EndPhaseLine, PlayedArea, PlayedObjective, PlayedPiece, PlayedScenario, SideScore } from "../../scene/scenario.ts";
import { MOST_SEATS } from "../../seat.ts";
import { SHIP_STATUSES } from "../../ship.ts";
import {
  coordinate,
  count,
  few,
  figure,
  MOST_ENTRIES,
  name,
  pieceId,
  pose,
  round,
  seat,
  seats,
  sentence,
  sentenceOrEmpty,
  shipId,
} from "../basic.ts";

const side = objectOf<SideScore>({
  team: figure,
  seats,
  role: optional(wordOf<NonNullable<SideScore["role"]>>({ attacker: true, defender: true })),
  score: figure,
  counters: optional(count),
  points: figure,
});

/** A piece that nobody controls has no detail. */
const piece = objectOf<PlayedPiece>({ id: pieceId, name: sentence, detail: sentenceOrEmpty, seat: orAbsent(seat) });

const objective = objectOf<PlayedObjective>({
  id: shipId,
  name: sentence,
  seat: optional(seat),
  status: oneOf(SHIP_STATUSES),
  counters: count,
  full: optional(count),
  pose: optional(pose),
});

const endPhaseLine = objectOf<EndPhaseLine>({
  name: sentence,
  text: sentence,
  roll: optional(objectOf<NonNullable<EndPhaseLine["roll"]>>({ dice: few, chance: optional(number(0, 1)) })),
});

const area = objectOf<PlayedArea>({ points: listOf(coordinate, MOST_ENTRIES), label: sentence, seat: orAbsent(seat) });

export const playedScenarioShape: NamedShape<PlayedScenario> = named(
  "scenario in play",
  objectOf<PlayedScenario>({
    id: name,
    options: mapOf(figure),
    name: sentence,
    scoring: sentence,
    sides: listOf(side, MOST_SEATS),
    lastRound: orAbsent(round),
    goal: orAbsent(count),
    firstPlayer: orAbsent(seat),
    drawsNumbers: boolean,
    pieces: listOf(piece, MOST_ENTRIES),
    objectives: listOf(objective, MOST_ENTRIES),
    endPhase: listOf(endPhaseLine, MOST_ENTRIES),
    areas: listOf(area, MOST_ENTRIES),
  }),
);
