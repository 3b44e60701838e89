/** Small made-up editions with a few steps, and a table to test them on. They prove that the engine itself contains no rules. */
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import type { Ability } from "./contract/ability.ts";
import type { AskBuilder, ChoiceAsk, Procedure } from "./contract/ask.ts";
import type { Content, Edition, Step } from "./contract/edition.ts";
import type { Situation } from "./contract/situation.ts";
import { choose, optionsOf } from "./driver/ask.ts";
import { Game } from "./driver/game.ts";
import { firstCheckpoint, initialState } from "./driver/new-game.ts";
import { procedure } from "./driver/procedure.ts";
import { FIRST_EDITION } from "./editions/first-edition.ts";
import type { GameSetup } from "./state/setup.ts";
import { at, madeUp, madeUpKind, Table } from "./testing.ts";

const CATALOGUE = catalogueOf(pack);

export interface Tiny {
  readonly steps: readonly Step[];
  /** Each seat's pilots. */
  readonly ships?: readonly (readonly string[])[];
  readonly teams?: readonly number[];
  readonly cards?: Readonly<Record<string, Ability>>;
  readonly strict?: boolean;
  readonly setup?: Partial<GameSetup>;
  readonly key?: string;
}

const TWO = [["wedgeantilles"], ["howlrunner"]];

/** An edition whose rounds repeat these steps forever. */
const tinyEdition = (steps: readonly Step[]): Edition => ({
  ...FIRST_EDITION,
  phases: { setup: [], planning: steps, system: [], activation: [], combat: [], end: [] },
  setUps: {},
  roundPhases: ["planning"],
  attack: [],
  neverOnHugeShips: [],
  actions: new Map(),
  hugeActions: new Map(),
  afterAssigned: () => quietly(() => {}),
  carrierLost: () => quietly(() => {}),
});

const tinyContent = ({ steps, cards = {}, strict = true }: Tiny): Content => ({
  edition: tinyEdition(steps),
  catalogue: CATALOGUE,
  registry: new Map(Object.entries(cards)),
  strict,
});

/** A game in one of these made-up editions, with its ships in a row. */
export function tinyGame(given: Tiny, content: Content = tinyContent(given)): Game {
  const { ships = TWO, teams } = given;
  const setup: GameSetup = {
    edition: "1e",
    format: "tiny",
    table: "3x3",
    seats: ships.map((_, seat) => ({ player: `player-${seat + 1}`, team: teams?.[seat] ?? seat })),
    squads: ships.map((pilots) => ({
      faction: "rebel",
      points: 100,
      obstacles: [],
      ships: pilots.map((pilot) => ({ pilot, upgrades: [], points: 20 })),
    })),
    decks: ships.map(() => "core-tfa"),
    ...given.setup,
  };
  const state = initialState(setup, content);
  state.ships.forEach((ship, place) => {
    Object.assign(ship, { status: "inPlay", pose: at(100 + 100 * place, 100), shields: 2 });
  });
  Object.assign(state, { round: 1, cursor: { ...state.cursor, phase: "planning" } });
  return new Game(setup, content, given.key ?? "tiny", firstCheckpoint(state));
}

/**
 * A table for playing a game in one of these made-up editions. As on other test tables, inputs also go to a freshly reloaded copy of the
 * game.
 */
export function tinyTable(given: Tiny): Table {
  const content = tinyContent(given);
  return new Table(() => tinyGame(given, content), content);
}

/** A step that runs a procedure and is done when the procedure is. */
export const step = (name: string, run: (game: Situation) => Procedure): Step => {
  const body = procedure(name, run);
  return {
    name,
    *run(game) {
      yield* body(game);
      return "done";
    },
  };
};

const NO_QUESTIONS: readonly (readonly AskBuilder[])[] = [];

/** A procedure that asks nothing. */
export function* quietly(work: () => void): Procedure {
  work();
  yield* NO_QUESTIONS;
}

/** A question with these keys; each option's value is its key. */
export const ask = (seat: number, kind: string, ...keys: readonly string[]): ChoiceAsk<string> => ({
  kind: madeUpKind(kind),
  seat,
  rule: "1E-ROUND-01",
  options: optionsOf(keys.map((key) => ({ key, value: key }))),
});

/** Asks a seat and notes its answer. */
export const askAndNote = (seat: number, kind: string, ...keys: readonly string[]): Step =>
  step(kind, function* (game) {
    const said = yield* choose(() => ask(seat, kind, ...keys));
    game.note(madeUp({ note: kind, seat, text: said }));
  });
