/**
 * The games a strength table uses. A seed draws one game. Its lists are ready-made ones of the format, or random legal ones close to the
 * limit. All teams fly the same lists, so that the bots decide and not the lists. With `apart`, every seat flies its own list instead.
 */
import { availableLists, FAIR_SHARE, fitsSeat, type GameChoice, membersOf, unitOf } from "@broadside/content";
import { type FormatEdition, type GameFormatId, gameEdition, type SecondEdition } from "@broadside/formats";
import { invariant, randomStream } from "@broadside/kit";
import { findSheet, limitFor, type Sheet } from "@broadside/scenarios";
import { type Format, formatById, type SquadDraft } from "@broadside/squads";
import { CATALOGUE } from "../soak/content.ts";
import { EPIC_POINTS } from "../soak/random-format.ts";
import { squadFor } from "../soak/random-scenario.ts";
import { randomSide } from "../soak/random-squad.ts";
import { POOL } from "../soak/wanted-cards.ts";

/** A kind of game that bots are measured in. */
export type Table = (FormatTable | ScenarioTable) & {
  /** Every seat flies its own list. */
  readonly apart?: true;
};

interface FormatTable {
  readonly edition: FormatEdition;
  readonly format: GameFormatId;
  /** Every side has a huge ship. */
  readonly huge?: true;
  /** The game ends after this round, and the scores decide. */
  readonly rounds: number;
  readonly teams: readonly number[];
}

interface ScenarioTable {
  readonly edition: SecondEdition;
  readonly scenario: string;
  /** Given only if the scenario does not define its last round. */
  readonly rounds?: number;
  readonly teams: readonly number[];
}

/** A list that a seat flies. */
interface Flown {
  /** The name under which the list is counted: a ready-made list's id, or `random`. */
  readonly id: string;
  readonly squad: SquadDraft;
}

export interface DrawnGame {
  readonly choice: GameChoice;
  /** For each seat, the name its list is counted under. */
  readonly lists: readonly string[];
}

export const RANDOM_LIST = "random";

type Random = (below: number) => number;

/** A seed always gives the same game. */
export async function drawnGame(table: Table, seed: number): Promise<DrawnGame> {
  const random = randomStream(seed);
  const ready = await readyMade(table);
  // Half of the games use ready-made lists.
  const deck = ready.length > 0 && random(2) === 0 ? shuffled(ready, random) : [];
  const rows: Flown[] = [];
  const flown = table.teams.map((team, seat) => {
    // Seats with the same row fly the same list. With `apart`, every seat has its own row. Otherwise every team's first seat shares a row,
    // every second seat another, and so on.
    const row = table.apart ? seat : table.teams.slice(0, seat).filter((other) => other === team).length;
    rows[row] ??= deck[row % Math.max(1, deck.length)] ?? randomList(table, seat, random);
    return rows[row];
  });
  const seats = flown.map(({ squad }, seat) => ({ name: `Seat ${seat + 1}`, team: table.teams[seat] ?? seat, squad }));
  return { choice: choiceOf(table, seats), lists: flown.map(({ id }) => id) };
}

function choiceOf(table: Table, seats: GameChoice["seats"]): GameChoice {
  const { rounds: roundLimit } = table;
  return "format" in table
    ? { edition: gameEdition(table.format), format: table.format, deck: "core", options: EPIC_POINTS, roundLimit, seats }
    : { edition: table.edition, scenario: table.scenario, organiserAllows: true, roundLimit, seats };
}

const known = new Map<string, Promise<readonly Flown[]>>();

/** Ready-made lists that fit every seat. Like the random ones, they are built by points. */
function readyMade(table: Table): Promise<readonly Flown[]> {
  const key = JSON.stringify(table);
  const found = known.get(key) ?? findReadyMade(table);
  known.set(key, found);
  return found;
}

async function findReadyMade(table: Table): Promise<readonly Flown[]> {
  const lists = await availableLists(table);
  return lists.flatMap((list) => {
    const { id, source, squads } = list;
    const [squad, ...others] = squads;
    if (!squad || others.length > 0 || source !== "Ready-made" || unitOf(squad) !== "points") return [];
    return table.teams.every((_, seat) => fitsSeat(list, seat)) && hasWanted(table, squad) ? [{ id, squad }] : [];
  });
}

const hasWanted = (table: Table, { ships }: SquadDraft): boolean =>
  !("huge" in table) || ships.some(({ pilot }) => CATALOGUE.ships.get(CATALOGUE.pilots.get(pilot)?.ship ?? "")?.size === "huge");

/** Draws at most this many random lists to get one close to the limit; if none is, the best one is flown. */
const MOST_DRAWN = 40;

function randomList(table: Table, seat: number, random: Random): Flown {
  const target = FAIR_SHARE * limitAt(table, seat);
  let best: { readonly squad: SquadDraft; readonly points: number } | undefined;
  for (let drawn = 0; drawn < MOST_DRAWN && (best?.points ?? 0) < target; drawn += 1) {
    const one = randomDraft(table, seat, random);
    if (one && one.points > (best?.points ?? 0) && hasWanted(table, one.squad)) best = one;
  }
  invariant(best, "some random list is legal");
  return { id: RANDOM_LIST, squad: best.squad };
}

function randomDraft(table: Table, seat: number, random: Random): { readonly squad: SquadDraft; readonly points: number } | undefined {
  if ("format" in table) {
    const [drawn] = randomSide({ pool: POOL, format: formatOf(table), options: EPIC_POINTS, catalogue: CATALOGUE, random });
    return drawn && { squad: drawn.draft, points: drawn.legal.points ?? 0 };
  }
  const drawn = squadFor(sheetOf(table), table.edition, membersOf(table.teams, seat), false, undefined, random);
  return drawn && { squad: drawn.draft, points: drawn.legal.points ?? 0 };
}

function limitAt(table: Table, seat: number): number {
  if ("format" in table) return formatOf(table).points?.[0] ?? 0;
  return limitFor(sheetOf(table), "points", membersOf(table.teams, seat), {}, table.edition) ?? 0;
}

function formatOf({ format: id }: FormatTable): Format {
  const format = formatById(id);
  invariant(format, `there is a format ${id}`);
  return format;
}

function sheetOf({ scenario }: ScenarioTable): Sheet {
  const sheet = findSheet(scenario);
  invariant(sheet, `there is a scenario ${scenario}`);
  return sheet;
}

function shuffled<Thing>(list: readonly Thing[], random: Random): readonly Thing[] {
  const left = [...list];
  return list.map(() => left.splice(random(left.length), 1)[0] as Thing);
}
