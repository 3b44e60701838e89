/**
 * Sets up Epic Battles scenarios for tests: with ships, pieces and remotes in given places, or from the first step of set-up. Also plays
 * them at random.
 */
import type { Edge, Pose } from "@broadside/geometry";
import { randomStream } from "@broadside/kit";
import {
  isPlaceAsk,
  placeProblemLine,
  type Scenario,
  type ScenarioPieceState,
  type ScenarioState,
  type SeatState,
  type ShipFields,
  type ShipId,
} from "@broadside/rules";
import { startSetUp, startTable, type Table, type TestList, type TestTable } from "@broadside/rules/testing";
import { scenarioById } from "../find-scenario.ts";
import type { OptionValues } from "../option.ts";

export function scenarioCalled(id: string, edited: OptionValues = {}): Scenario {
  const scenario = scenarioById(id, edited);
  if (!scenario) throw new Error(`no scenario ${id}`);
  return scenario;
}

export interface EpicGame extends Omit<TestTable, "scenario"> {
  readonly round?: number;
  readonly edited?: OptionValues;
  /** The parts of the scenario's state that aren't empty. */
  readonly account?: Partial<ScenarioState>;
}

export const hyperspacePoint = (number: number, pose: Pose): ScenarioPieceState => ({
  id: `hyperspacePoint ${number}`,
  kind: "hyperspacePoint",
  number,
  pose,
  carrier: undefined,
  seat: undefined,
});

const accountOf = (seats: number, account: Partial<ScenarioState> = {}): ScenarioState => ({
  pieces: [],
  counters: Array.from({ length: seats }, () => 0),
  points: Array.from({ length: seats }, () => 0),
  onCards: {},
  numbers: Array.from({ length: seats }, (_, seat) => seat + 1),
  figures: {},
  ...account,
});

/** Seats that are still playing, one at each of these edges. */
export const seatsAt = (...edges: readonly Edge[]): readonly SeatState[] =>
  edges.map((edge, seat) => ({ status: "playing", edge, player: { id: `player-${seat + 1}` }, obstacles: [] }));

/** Sets up a game in its second round, unless the test names another. */
export function epicGame(id: string, { round = 2, edited, account, ships, state, setup, teams, ...given }: EpicGame): Table {
  const scenario = scenarioCalled(id, edited);
  const seats = ships.map((_, seat) => ({ player: `player-${seat + 1}`, team: teams?.[seat] ?? seat }));
  const made = scenario.remotes?.(seats) ?? [];
  return startTable({
    edition: "2.0",
    ...given,
    ships,
    ...(teams && { teams }),
    scenario,
    setup: { scenario: id, table: scenario.table(seats), ...(made.length > 0 && { remotes: made }), ...setup },
    state: { round, scenario: accountOf(ships.length, account), ...state },
  });
}

/** Changes a ship as a judge would by hand. */
export function change(table: Table, ship: ShipId, set: Partial<ShipFields>): Table {
  const refused = table.give({ input: "set", reason: "for the test", changes: [{ change: "ship", ship, set }] });
  if (refused) throw new Error(`${refused.refused}: ${refused.detail}`);
  return table;
}

export function epicSetUp(
  id: string,
  lists: readonly TestList[],
  given: Parameters<typeof startSetUp>[1] & { edited?: OptionValues } = {},
): Table {
  const { edited, setup, ...rest } = given;
  const scenario = scenarioCalled(id, edited);
  const seats = lists.map(({ team }, seat) => ({ player: `player-${seat + 1}`, team: team ?? seat }));
  const made = scenario.remotes?.(seats) ?? [];
  return startSetUp(lists, {
    edition: "2.0",
    scenario,
    setup: { scenario: id, table: scenario.table(seats), ...(made.length > 0 && { remotes: made }), ...setup },
    ...rest,
  });
}

export const countersIn = ({ game }: Table): readonly number[] => game.state.scenario?.counters ?? [];
export const onCard = ({ game }: Table, ship: ShipId): number => game.state.scenario?.onCards[ship] ?? 0;
export const scoresIn = ({ game }: Table): readonly number[] => game.content.scenario?.score(game) ?? [];

/** Gives default answers until a round or the game is over. */
export function untilRoundOver(table: Table, round = 2): Table {
  for (let step = 0; step < 500 && !table.game.state.outcome && table.game.state.round <= round; step += 1) table.pass();
  return table;
}

/** Returns why a place isn't allowed, as `rule: words`. */
export function refusalOf(table: Table, pose: Pose): string | undefined {
  const [open] = table.game.open;
  if (!open || !isPlaceAsk(open.ask)) throw new Error("no place is asked for");
  const refused = open.ask.refusal(pose);
  return refused && `${refused.rule}: ${placeProblemLine(refused.why)}`;
}

/**
 * Plays to the end with random answers, the same ones in both of the table's games. Dials mostly keep their defaults, so that ships stay on
 * the table and meet.
 */
export function playedOut(table: Table, seed: number, each: (table: Table) => void = () => {}): Table {
  const random = randomStream(seed);
  for (let given = 0; given < 5000 && !table.game.state.outcome; given += 1) {
    const waiting = table.game.open.filter(({ answer }) => !answer);
    const open = waiting[random(waiting.length)];
    if (!open) throw new Error("nobody is asked, and the game is not over");
    const { ask, number } = open;
    const answer = { input: "answer", seat: ask.seat, ask: number } as const;
    const place = ask.kind === "dial" && random(3) > 0 ? 0 : undefined;
    const refused = isPlaceAsk(ask)
      ? table.give({ ...answer, pose: ask.witness })
      : table.give({ ...answer, key: ask.options[place ?? random(ask.options.length)]?.key ?? "" });
    if (refused) throw new Error(`${refused.refused}: ${ask.kind}`);
    each(table);
  }
  return table;
}
