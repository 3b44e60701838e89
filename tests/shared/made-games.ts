/** Prepares games for tests of the page: starts them with ready-made lists, plays them with defaults, and lets a judge correct them. */
import { catalogueFor, contentFor, type FormatChoice, type GameChoice, lineUpFor, prepareGame, usualEdition } from "@broadside/content";
import { agreementFields, type SomeAgreements, seatingsOf } from "@broadside/formats";
import { mm, type Pose } from "@broadside/geometry";
import { defaultPlayer } from "@broadside/players";
import {
  type Change,
  type Game,
  type GameSetup,
  newGame,
  recordOf,
  type ScenarioState,
  type Ship,
  type ShipId,
  setupFor,
} from "@broadside/rules";
import { SHEETS } from "@broadside/scenarios";
import { checkEntry, formatById } from "@broadside/squads";
import { READY_MADE } from "@broadside/squads/ready-made/1e";

const DICE = { seed: "rows", salts: [] };

/** A first-edition game with these ready-made lists. */
export async function firstEdition(format: string, lists: readonly [string, string]): Promise<Game> {
  const checkedBy = formatById(format);
  if (!checkedBy) throw new Error(`no format ${format}`);
  const catalogue = await catalogueFor("1e");
  const contenders = lists.flatMap((id, side) => {
    const entry = READY_MADE.find((list) => list.id === id)?.entry;
    const { legal } = checkEntry(entry ?? { format, squads: [] }, checkedBy, catalogue);
    if (!legal) throw new Error(`the list ${id} is not legal`);
    const flown = checkedBy.lists.called === "tier" ? legal.squads.slice(0, 1) : legal.squads;
    return flown.map((squad) => ({ team: side + 1, squad }));
  });
  const setup = setupFor({ edition: "1e", format, catalogue }, contenders);
  const content = await contentFor(setup);
  if (!content) throw new Error("no content");
  return newGame(setup, content, DICE);
}

/** A scenario with its default line-up. */
export async function scenario(id: string, seats: number): Promise<Game> {
  const sheet = SHEETS.find((one) => one.id === id);
  const seating = sheet && seatingsOf(sheet.players).find((one) => one.seats === seats);
  if (!sheet || !seating) throw new Error(`no scenario ${id} for ${seats}`);
  const edition = usualEdition(sheet);
  const squads = (await lineUpFor({ scenario: id, edition, teams: seating.teams })).flatMap((list) => list.squads);
  const chosen = squads.map((squad, seat) => ({ name: `Player ${seat + 1}`, squad, team: seating.teams[seat] }));
  return chosenGame({ scenario: id, edition, seats: chosen });
}

export async function chosenGame(choice: GameChoice): Promise<Game> {
  const prepared = await prepareGame(choice);
  if ("problems" in prepared) throw new Error(JSON.stringify(prepared.problems));
  const game = newGame(prepared.setup, prepared.content, DICE);
  game.names = prepared.names;
  return game;
}

/** Starts a game with this set-up and the tests' dice. */
export async function begun(setup: GameSetup): Promise<Game> {
  const content = await contentFor(setup);
  if (!content) throw new Error("no content");
  return newGame(setup, content, DICE);
}

/** The same game, not yet begun, with other agreements. */
export const agreed = ({ setup, content }: Game, agreements: SomeAgreements): Game =>
  newGame({ ...setup, ...agreementFields(agreements) }, content, DICE);

/** Two seats with ships of these pilots and no upgrades. */
export const twoSquads = (...squads: readonly { readonly faction: string; readonly pilots: readonly string[] }[]): GameChoice["seats"] =>
  squads.map(({ faction, pilots }, seat) => ({
    name: `Player ${seat + 1}`,
    squad: { faction, ships: pilots.map((pilot) => ({ pilot, upgrades: [] })) },
  }));

/** Two fighters against two, which are quick to place. */
export const FEW_SHIPS = twoSquads(
  { faction: "rebel", pilots: ["banditsquadronpilot", "banditsquadronpilot"] },
  { faction: "imperial", pilots: ["academypilot", "academypilot"] },
);
export const fewShips = (chosen: Partial<FormatChoice> = {}): Promise<Game> =>
  chosenGame({ edition: "1e", format: "standard-100", seats: FEW_SHIPS, ...chosen });

/** How to answer questions of a kind: take the first option whose key matches. */
export type Wishes = Readonly<Record<string, RegExp>>;
/** The second seat has initiative, so the first seat chooses an edge: the lower one. */
export const FROM_BELOW: Wishes = { initiative: /^seat 2$/, edge: /^bottom$/ };
/** Flies fast and straight ahead, so that ships soon meet. */
export const FAST: Wishes = { dial: /^[345]F[GWB]/ };

/** Plays until a condition holds, with the wished answers where offered and defaults otherwise. */
export function playedUntil(game: Game, isReached: (game: Game) => boolean, wishes: Wishes = {}): Game {
  for (let step = 0; step < 2000 && !isReached(game); step += 1) {
    const waiting = game.open.find(({ answer }) => !answer);
    if (!waiting) throw new Error("the game waits for nobody");
    const usual = defaultPlayer(game, waiting.ask.seat);
    const wished = "options" in waiting.ask && waiting.ask.options.find(({ key }) => wishes[waiting.ask.kind]?.test(key));
    const refused = game.give(wished && "key" in usual ? { ...usual, key: wished.key } : usual);
    if (refused) throw new Error(`an answer is refused: ${JSON.stringify(refused)}`);
  }
  if (!isReached(game)) throw new Error("it never came to that");
  return game;
}

export const isPhase =
  (phase: string, round = 1) =>
  ({ state }: Game): boolean =>
    state.cursor.phase === phase && state.round >= round;
export const isAsked =
  (kind: string) =>
  ({ open }: Game): boolean =>
    open.some(({ ask, answer }) => !answer && ask.kind === kind);
export const isAskedOf =
  (kind: string, ship: string) =>
  ({ open }: Game): boolean =>
    open.some(({ ask, answer }) => !answer && ask.kind === kind && ask.about?.ship === ship);

/** Makes changes to the game as a judge. */
export function judged(game: Game, ...changes: readonly Change[]): Game {
  const refused = game.give({ input: "set", reason: "as the test has it", changes });
  if (refused) throw new Error(`refused: ${JSON.stringify(refused)}`);
  return game;
}

export const set = (ship: ShipId, fields: Partial<Ship>): Change => ({ change: "ship", ship, set: fields });
/** Everybody has tokens to spend, both attacking and defending. */
export const withTokens = (game: Game): Game =>
  judged(game, ...game.state.ships.map(({ id, tokens }) => set(id, { tokens: { ...tokens, focus: 1, evade: 1 } })));
export const account = ({ state }: Game, fields: Partial<ScenarioState>): Change => {
  if (!state.scenario) throw new Error("no scenario is played");
  return { change: "state", set: { scenario: { ...state.scenario, ...fields } } };
};
export const at = (x: number, y: number, heading = 0): Pose => ({ x: mm(x), y: mm(y), heading: heading * 1000 });

/** The file the page would save for the current game. */
export const savedGame = (game: Game): string => JSON.stringify(recordOf(game, DICE));
