/** The shape of a game as chosen by its players. `prepareGame` decides whether it may be played. */
import {
  AIDS,
  CLOCKS,
  type Clocks,
  DAMAGE_DECKS,
  FORMAT_EDITIONS,
  GAME_FORMAT_IDS,
  LONGEST_CLOCK,
  SECOND_EDITIONS,
  type SomeAgreements,
  STAND_INS,
  UNDO,
  UNKNOWN_DAMAGE,
} from "@broadside/formats";
import { SECTIONS } from "@broadside/geometry";
import { anything, boolean, either, listOf, mapOf, objectOf, oneOf, optional, type Shape, wholeNumber } from "@broadside/kit";
import {
  type EventOptions,
  type FormatOptions,
  REGIONS,
  REQUIREMENTS,
  type ShipDraft,
  type SquadDraft,
  type UpgradeDraft,
  type WingDraft,
  type WingmateDraft,
} from "@broadside/squads";
import type { EventChoice, FormatChoice, GameChoice, ScenarioChoice, SeatChoice } from "../choice.ts";
import { botLevelShape, playerIdShape } from "../player.ts";
import { MOST_SEATS } from "../seat.ts";
import { type GameSetup, HUGE_OBSTACLES, REFERENCES } from "../setup.ts";
import { count, figure, MOST_ENTRIES, MOST_INPUTS, name, names, seat, words } from "./basic.ts";

const list = <Item>(item: Shape<Item>): Shape<readonly Item[]> => listOf(item, MOST_ENTRIES);

const ship = objectOf<ShipDraft>({
  pilot: name,
  upgrades: list(objectOf<UpgradeDraft>({ id: name, section: optional(oneOf(SECTIONS)) })),
  onlySection: optional(oneOf(SECTIONS)),
  dockedTo: optional(count),
  vendor: optional(mapOf(anything)),
});

const wing = objectOf<WingDraft>({ leader: count, wingmates: list(objectOf<WingmateDraft>({ ship: count, position: count })) });

const squad = objectOf<SquadDraft>({
  name: optional(words),
  player: optional(words),
  captain: optional(boolean),
  faction: name,
  ships: list(ship),
  wings: optional(list(wing)),
  builds: optional(names),
  obstacles: optional(names),
  declared: optional(objectOf<NonNullable<SquadDraft["declared"]>>({ points: optional(figure), epicPoints: optional(figure) })),
  description: optional(words),
  vendor: optional(mapOf(anything)),
});

const seatChoice = objectOf<SeatChoice>({
  player: optional(playerIdShape),
  name: words,
  bot: optional(botLevelShape),
  team: optional(count),
  squad,
  tiers: optional(list(squad)),
  deck: optional(name),
});

const clock = optional(wholeNumber(1, LONGEST_CLOCK));
const clocks = objectOf<Clocks>(
  Object.fromEntries(CLOCKS.map((one) => [one, clock])) as { readonly [Clock in keyof Required<Clocks>]: typeof clock },
);
const agreements = objectOf<SomeAgreements>({
  aids: optional(oneOf(AIDS)),
  unknownDamage: optional(oneOf(UNKNOWN_DAMAGE)),
  standIn: optional(oneOf(STAND_INS)),
  undo: optional(oneOf(UNDO)),
  clocks: optional(clocks),
});

const table = {
  seats: listOf(seatChoice, MOST_SEATS),
  roundLimit: optional(wholeNumber(1, MOST_INPUTS)),
  agreements: optional(agreements),
  event: optional(objectOf<EventChoice>({ tier: name, announced: boolean, day: optional(name) })),
  organiserAllows: optional(boolean),
} as const;

const eventOptions = objectOf<EventOptions>({
  region: oneOf(REGIONS),
  date: optional(name),
  releases: optional(mapOf(name)),
  notAdmitted: optional(names),
});

const formatOptions = objectOf<FormatOptions>({
  points: optional(count),
  threat: optional(count),
  scenario: optional(name),
  team: optional(boolean),
  epicPoints: optional(mapOf(count)),
  missionShips: optional(names),
  requirements: optional(list(oneOf(REQUIREMENTS))),
  event: optional(eventOptions),
});

const ofFormat = objectOf<FormatChoice>({
  ...table,
  edition: oneOf(FORMAT_EDITIONS),
  format: oneOf(GAME_FORMAT_IDS),
  tier: optional(count),
  options: optional(formatOptions),
  deck: optional(oneOf(DAMAGE_DECKS)),
  hugeObstacle: optional(objectOf<NonNullable<GameSetup["hugeObstacle"]>>({ seat, token: oneOf(HUGE_OBSTACLES) })),
});

const ofScenario = objectOf<ScenarioChoice>({
  ...table,
  edition: oneOf(SECOND_EDITIONS),
  scenario: name,
  options: optional(mapOf(figure)),
  reference: optional(oneOf(REFERENCES)),
});

export const choiceShape: Shape<GameChoice> = either<FormatChoice, ScenarioChoice>(ofFormat, "scenario", ofScenario);
