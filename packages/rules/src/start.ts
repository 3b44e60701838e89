/** A new game: ships in reserve, decks whole, the cursor at the first step of set-up. */
import type { Content } from "./edition.ts";
import { factsOf } from "./facts.ts";
import { type Checkpoint, Game } from "./game.ts";
import { keyOf } from "./random.ts";
import type { GameSetup } from "./setup.ts";
import { NO_TOKENS, type Ship, type ShipId, STATE_VERSION, type State } from "./state.ts";

export interface Dice {
  readonly seed: string;
  readonly salts: readonly string[];
}

export const newGame = (setup: GameSetup, content: Content, { seed, salts }: Dice): Game =>
  new Game(setup, content, keyOf(seed, salts), atRest(initialState(setup, content)));

/** A state from which a game starts. */
export const atRest = (state: State): Checkpoint => ({ state, number: 0, drawn: 0, learnt: 0, told: 0, proposal: undefined });

const SEAT_LETTERS = "ABCDEFGH";
export const shipId = (seat: number, place: number): ShipId => `${SEAT_LETTERS[seat] ?? "?"}${place + 1}`;

export function initialState(setup: GameSetup, { catalogue }: Content): State {
  const facts = factsOf(setup, catalogue);
  const ships: Ship[] = [];
  setup.squads.forEach((squad, seat) => {
    squad.ships.forEach(({ upgrades, dockedTo }, place) => {
      ships.push({
        id: shipId(seat, place),
        seat,
        place: ships.length,
        status: dockedTo === undefined ? "reserve" : "docked",
        pose: undefined,
        label: undefined,
        shields: 0,
        aftShields: 0,
        crippled: undefined,
        energy: 0,
        damage: [],
        tokens: NO_TOKENS,
        locks: [],
        upgrades: upgrades.map((id) => ({ id, faceup: true, side: "front", energy: 0 })),
        quarter: "front",
        dial: undefined,
        speed: undefined,
        activated: false,
        engaged: false,
        skipsAction: false,
        actions: [],
        touching: [],
        usedThisRound: [],
        usedThisGame: [],
        carrier: dockedTo === undefined ? undefined : shipId(seat, dockedTo),
        mayAttackFrom: 0,
        doomed: false,
      });
    });
  });
  return {
    stateVersion: STATE_VERSION,
    cursor: { phase: "setup", step: 0, skill: undefined, active: undefined },
    round: 0,
    initiative: setup.seats.map((_, seat) => seat),
    seats: setup.seats.map(({ name }, seat) => ({
      status: "playing",
      edge: undefined,
      player: name,
      obstacles: setup.squads[seat]?.obstacles ?? [],
    })),
    ships,
    obstacles: [],
    devices: [],
    decks: facts.decks.map(({ cards }) => ({ cards, discards: [], left: cards.length })),
    effects: [],
    attack: undefined,
    motion: undefined,
    roll: undefined,
    counted: 0,
    timeCalled: false,
    outcome: undefined,
  };
}
