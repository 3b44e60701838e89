/** The shape of a game's set-up. Playing or verifying the game checks whether its cards exist and have the stated points. */
import { AIDS, type Clocks, LONGEST_CLOCK, STAND_INS, UNDO, UNKNOWN_DAMAGE } from "@broadside/formats";
import { OBSTACLES, PLAY_AREAS, WING_POSITIONS } from "@broadside/geometry";
import {
  constant,
  type JsonReader,
  join,
  keysIn,
  listOf,
  mapOf,
  type NamedShape,
  named,
  objectOf,
  oneOf,
  optional,
  type Shape,
  wholeNumber,
} from "@broadside/kit";
import { botLevelShape, playerIdShape } from "../player.ts";
import { MOST_SEATS, type SeatSetup } from "../seat.ts";
import {
  EDITION_IDS,
  type GameSetup,
  HUGE_OBSTACLES,
  REFERENCES,
  REMOTE_KINDS,
  type RemoteSetup,
  type ShipSetup,
  type SquadSetup,
  type WingSetup,
} from "../setup.ts";
import { count, figure, MOST_ENTRIES, MOST_INPUTS, name, names, seat, section } from "./basic.ts";

const list = <Item>(item: Shape<Item>): Shape<readonly Item[]> => listOf(item, MOST_ENTRIES);

const ship = objectOf<ShipSetup>({
  pilot: name,
  upgrades: names,
  sections: optional(list(section)),
  sectionPoints: optional(objectOf<NonNullable<ShipSetup["sectionPoints"]>>({ fore: figure, aft: figure })),
  points: figure,
  dockedTo: optional(count),
  build: optional(count),
});

const wing = objectOf<WingSetup>({
  leader: count,
  mates: list(objectOf<WingSetup["mates"][number]>({ ship: count, position: oneOf(WING_POSITIONS) })),
});

const squad = objectOf<SquadSetup>({
  faction: name,
  ships: list(ship),
  obstacles: list(oneOf(keysIn(OBSTACLES))),
  points: figure,
  wings: optional(list(wing)),
});

const remote = objectOf<RemoteSetup>({ kind: oneOf(REMOTE_KINDS), number: count, seat: optional(seat) });

const clock = optional(wholeNumber(1, LONGEST_CLOCK));
const agreements = objectOf<NonNullable<GameSetup["agreements"]>>({
  aids: optional(oneOf(AIDS)),
  unknownDamage: optional(oneOf(UNKNOWN_DAMAGE)),
  standIn: optional(oneOf(STAND_INS)),
  undo: optional(oneOf(UNDO)),
  clocks: optional(objectOf<Clocks>({ seat: clock, decision: clock, turn: clock, phase: clock, match: clock, away: clock })),
});

const seatSetup = objectOf<SeatSetup>({ player: playerIdShape, bot: optional(botLevelShape), team: count });

/** Checks only the fields. Another check requires one squad and one deck for each seat. */
const fields = objectOf<GameSetup>({
  edition: oneOf(EDITION_IDS),
  reference: optional(oneOf(REFERENCES)),
  format: optional(name),
  scenario: optional(name),
  options: optional(mapOf(figure)),
  limit: optional(count),
  pointsUpdate: optional(name),
  remotes: optional(list(remote)),
  table: oneOf(keysIn(PLAY_AREAS)),
  seats: listOf(seatSetup, MOST_SEATS),
  squads: listOf(squad, MOST_SEATS),
  decks: listOf(name, MOST_SEATS),
  roundLimit: optional(wholeNumber(1, MOST_INPUTS)),
  sharedDials: optional(constant("team")),
  hugeObstacle: optional(objectOf<NonNullable<GameSetup["hugeObstacle"]>>({ seat, token: oneOf(HUGE_OBSTACLES) })),
  agreements: optional(agreements),
  sharedDeck: optional(constant("team")),
});

export const setupShape: NamedShape<GameSetup> = named("set-up", {
  schema: fields.schema,
  read(reader, value, path) {
    const setup = fields.read(reader, value, path);
    if (setup) readCounts(reader, setup, path);
    return setup;
  },
});

function readCounts(reader: JsonReader, { seats, squads, decks }: Partial<GameSetup>, path: string): void {
  if (!Array.isArray(seats)) return;
  if (seats.length === 0) reader.note(join(path, "seats"), "must hold at least one");
  if (new Set(seats.map((seat) => seat?.player)).size < seats.length) reader.note(join(path, "seats"), "has the same player twice");
  for (const [field, own] of Object.entries({ squads, decks }))
    if (own && own.length !== seats.length) reader.note(join(path, field), `must hold one a seat: ${seats.length}, not ${own.length}`);
}
