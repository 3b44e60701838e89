/** Helpers for testing games at events: bots play a game, an event gets the same lists, and the game's record becomes a result. */
import { type Catalogue, catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { catalogueFor, contentFor, type ListOffer, lineUpFor, playedLimit, prepareGame, scenarioLists } from "@broadside/content";
import { type Claim, type SecondEdition, scenarioFacts } from "@broadside/formats";
import { defaultPlayer, type Player, playOut, randomPlayer } from "@broadside/players";
import { type Content, type Game, type GameRecord, type GameSetup, newGame, recordOf, setupFor } from "@broadside/rules";
import { findSheet, type Sheet } from "@broadside/scenarios";
import { checkEntry, type EntryDraft, type Format, formatById, type LegalSquad } from "@broadside/squads";
import { READY_MADE } from "@broadside/squads/ready-made/1e";
import {
  type EventLog,
  eventFormatById,
  type Happening,
  type Match,
  type MatchOutcome,
  matchOutcome,
  newLog,
  record as put,
  type Round,
  type RoundPlan,
  type Settings,
  usualPlan,
} from "@broadside/tournament";
import { listsFor } from "../lists/list-check.ts";
import { claimFromGame } from "./claim-from-game.ts";

const NAMES = ["Ana", "Ben", "Cid", "Dee", "Eve", "Flo", "Gus", "Hal"];
const MORNING = "2026-11-15T09:00:00.000Z";

/** A played game, with the entry that each seat hands in to the event. */
export interface PlayedMatch {
  readonly game: Game;
  readonly catalogue: Catalogue;
  /** One for each seat. */
  readonly entries: readonly EntryDraft[];
}

type Teams = readonly (number | undefined)[];

interface MatchGame {
  readonly rounds?: number;
  readonly seed?: string;
  readonly options?: Readonly<Record<string, number>>;
  /** True if the first seat brings quick builds, including a wing. The others must then bring quick builds too. */
  readonly byThreat?: boolean;
  /** Changes the game after set-up. From then on, every answer is the default one, so nothing gets damaged. */
  before?(game: Game): void;
}

/** Plays a game to the end. Time is called after a few rounds to keep tests short. */
function playedOut(setup: GameSetup, content: Content, { rounds = 3, seed = "seam", before }: MatchGame): Game {
  const game = newGame(setup, content, { seed, salts: [] });
  game.names = Object.fromEntries(setup.seats.map(({ player }, at) => [player, NAMES[at] ?? ""]));
  const players: readonly Player[] = setup.seats.map((_, seat) => randomPlayer(seat + 1));
  if (before) {
    while (game.state.cursor.phase === "setup" && game.open.length > 0) game.give(defaultPlayer(game));
    before(game);
  }
  return playOut(game, before ? [] : players, { mostRounds: rounds });
}

/** Plays a scenario, with default squads for the seats that bring none. */
export async function scenarioMatch(scenario: string, edition: SecondEdition, teams: Teams, played: MatchGame = {}): Promise<PlayedMatch> {
  const sheet = findSheet(scenario);
  if (!sheet) throw new Error(`no scenario ${scenario}`);
  const brought = played.byThreat ? [await quickWing(sheet, edition, teams)] : [];
  const squads = (await lineUpFor({ scenario: sheet.id, edition, teams }, brought)).flatMap((list) => list.squads);
  const seats = squads.map((squad, seat) => ({ name: NAMES[seat] ?? "", squad, team: teams[seat] }));
  const prepared = await prepareGame({ scenario, edition, seats, options: played.options });
  if ("problems" in prepared) throw new Error(JSON.stringify(prepared.problems));
  const { setup, content } = prepared;
  return {
    game: playedOut(setup, { ...content, strict: true }, played),
    catalogue: await catalogueFor(edition),
    entries: squads.map((squad) => ({ format: "", squads: [squad] })),
  };
}

async function quickWing(sheet: Sheet, edition: SecondEdition, teams: Teams): Promise<ListOffer> {
  const catalogue = await catalogueFor(edition);
  const isWing = (id: string) => (catalogue.quickBuilds.get(id)?.ships.length ?? 0) > 1;
  const found = (await scenarioLists({ sheet, edition, catalogue, teams })).find(({ squads }) => squads[0]?.builds?.some(isWing));
  if (!found) throw new Error(`no quick builds with a wing for ${sheet.id}`);
  return found;
}

const FIRST = catalogueOf(pack);

function entryNamed(id: string): EntryDraft {
  const entry = READY_MADE.find((one) => one.id === id)?.entry;
  if (!entry) throw new Error(`no list ${id}`);
  return entry;
}

/** Plays a first-edition game with ready-made lists. Each entry plays its squad, its team's squads, or one of its tiers. */
export async function formatMatch(format: string, lists: readonly string[], tier = 0, played: MatchGame = {}): Promise<PlayedMatch> {
  const seats = lists.flatMap((id, side) => {
    const entry = entryNamed(id);
    const legal = checkEntry(entry, formatNamed(format), FIRST).legal?.squads ?? [];
    const flown = format === "team-epic" ? legal : legal.slice(tier, tier + 1);
    return flown.map((squad: LegalSquad) => ({ entry, squad, team: side + 1 }));
  });
  const setup = setupFor(
    { edition: "1e", format, catalogue: FIRST },
    seats.map(({ squad, team }) => ({ squad, team })),
  );
  const content = await contentFor(setup);
  if (!content) throw new Error("no content");
  return { game: playedOut(setup, { ...content, strict: true }, played), catalogue: FIRST, entries: seats.map(({ entry }) => entry) };
}

function formatNamed(id: string): Format {
  const format = formatById(id);
  if (!format) throw new Error(`no format ${id}`);
  return format;
}

/** Adds rows to a log. Throws if the log refuses one. */
function tell(log: EventLog, ...rows: readonly Happening[]): void {
  for (const row of rows) {
    const done = put(log, row, "o1", MORNING);
    if (!done.ok) throw new Error(`${row.kind}: ${JSON.stringify(done.problems)}`);
  }
}

/**
 * Creates an event whose first round has this game as a match. The event takes its format, scenario, limit, players and lists from the
 * game.
 */
export function eventOf(format: string, { game, catalogue, entries }: PlayedMatch, settings: Partial<Settings> = {}): EventLog {
  const eventFormat = eventFormatById(format);
  if (!eventFormat) throw new Error(`no format ${format}`);
  const { setup } = game;
  const rounds = eventFormat.scenarios.length === 0 ? usualPlan(eventFormat, 2, 1) : [planFor(setup)];
  const log = newLog(
    {
      kind: "created",
      name: "Seam",
      format,
      tier: "casual",
      date: "2026-11-15",
      organiser: { person: "o1", name: "Olga" },
      settings: { rounds, sampleRequirements: false, ...settings },
    },
    MORNING,
  );
  if (!log.ok) throw new Error(JSON.stringify(log.problems));
  if (eventFormat.publishes) tell(log.value, { kind: "published" });
  for (const seat of setup.seats.keys()) tell(log.value, { kind: "registered", person: `p${seat + 1}`, name: NAMES[seat] ?? "" });
  const sides = sidesOf(setup);
  const areTeams = sides.some((side) => side.length > 1);
  if (areTeams)
    for (const [at, members] of sides.entries()) {
      tell(log.value, { kind: "teamed", team: `t${at + 1}`, name: `Team ${at + 1}`, members });
      if (eventFormat.ranks === "teams") tell(log.value, { kind: "captained", team: `t${at + 1}`, captain: members[0] ?? "" });
    }
  handIn(log.value, eventFormat.lists.format, catalogue, entries);
  return log.value;
}

/** Hands in the entries. Several seats may share a team's entry, which is handed in once. */
function handIn(log: EventLog, format: string, catalogue: Catalogue, entries: readonly EntryDraft[]): void {
  for (const [seat, entry] of entries.entries()) {
    if (entries.indexOf(entry) < seat && log.event.format.ranks === "teams") continue;
    const read = { entry: { ...entry, format }, notes: [], catalogue, format: formatNamed(format) };
    const lists = listsFor(log.event, `p${seat + 1}`, read, { override: true });
    for (const [player, list] of lists ?? []) tell(log, { kind: "handed in", player, list, override: "as it was flown" });
  }
}

const sidesOf = ({ seats }: GameSetup): readonly (readonly string[])[] =>
  [...new Set(seats.map(({ team }) => team))].map((team) => seats.flatMap((seat, at) => (seat.team === team ? [`p${at + 1}`] : [])));

function planFor(setup: GameSetup): RoundPlan {
  const limit = playedLimit(setup);
  if (!limit) throw new Error("no limit");
  const sides = sidesOf(setup);
  const unit = sides.length > 2 ? "pods" : sides.some((side) => side.length > 1) ? "teams" : "players";
  const facts = scenarioFacts(setup.scenario ?? "");
  const isUsual = unit !== "players" || !facts || facts.types.some((type) => type !== "team-battle");
  return {
    unit,
    limit: limit.value,
    ...(limit.counts === "threat" && { counts: "threat" }),
    minutes: 90,
    squad: 0,
    ...(setup.scenario !== undefined && { scenario: setup.scenario }),
    ...((!isUsual || (unit === "teams" && setup.seats.length !== 4)) && { despite: "so many came" }),
  };
}

/** Pairs the sides in a different order than in the game, so that nothing depends on that order. */
export function pairUp(log: EventLog, round = 1): { readonly round: Round; readonly match: Match } {
  const { event } = log;
  const ids = event.teams.size > 0 ? [...event.teams.keys()] : [...event.players.keys()];
  tell(log, {
    kind: "paired",
    round,
    seed: 1,
    tables: [{ table: 1, sides: ids.toReversed() }],
    byes: [],
    rematchesConfirmed: true,
    byHand: true,
  });
  return matchOf(log, round);
}

function matchOf({ event }: EventLog, number: number): { readonly round: Round; readonly match: Match } {
  const round = event.rounds[number - 1];
  const match = round?.matches[0];
  if (!round || !match) throw new Error(`no round ${number}`);
  return { round, match };
}

export const claimFor = (log: EventLog, { catalogue }: PlayedMatch, record: GameRecord, number = 1): Claim | undefined => {
  const { round, match } = matchOf(log, number);
  return claimFromGame(record, catalogue, log.event, round, match);
};

/** Enters the game's result, and returns the claim and the event's outcome. */
export function entered(log: EventLog, played: PlayedMatch, number = 1): ClaimOutcome {
  const record = recordOf(played.game);
  const claim = claimFor(log, played, record, number);
  if (!claim) throw new Error("the record is refused");
  tell(log, { kind: "result", round: number, table: 1, claim });
  const { round, match } = matchOf(log, number);
  const outcome = matchOutcome(log.event, round, match);
  if (!outcome) throw new Error("nothing stands");
  return { claim, outcome };
}

export interface ClaimOutcome {
  readonly claim: Claim;
  readonly outcome: MatchOutcome;
}

/** Returns the winners' positions in the match. */
export const winnersIn = ({ outcome }: ClaimOutcome): readonly number[] =>
  outcome.sides.flatMap(({ result }, at) => (result === "win" || result === "modified win" ? [at] : []));

export const scoresIn = ({ outcome }: ClaimOutcome): readonly number[] => outcome.sides.map(({ score }) => score);
