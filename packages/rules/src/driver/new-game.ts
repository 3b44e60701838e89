/** Creates a new game: ships in reserve, full decks, and the cursor at the first step of set-up. */
import { invariant } from "@broadside/kit";
import type { Dice } from "@broadside/protocol";
import type { Content } from "../contract/edition.ts";
import { factsOf } from "../facts/facts.ts";
import type { ShipFacts } from "../facts/printed-facts.ts";
import { newShip } from "../state/new-ship.ts";
import { NOBODY, type Seat } from "../state/seat.ts";
import type { GameSetup, SquadSetup } from "../state/setup.ts";
import { remoteId, type Ship, STATE_VERSION, type State, shipId, type WingPlace } from "../state/state.ts";
import { type Checkpoint, Game } from "./game.ts";
import { keyOf } from "./random.ts";

export type { Dice } from "@broadside/protocol";

export const newGame = (setup: GameSetup, content: Content, { seed, salts }: Dice): Game =>
  newGameWithKey(setup, content, keyOf(seed, salts, setup));

/**
 * Creates a game with a given key, for games that need the same dice. Nobody can verify such dice, so a record of the game doesn't prove
 * that they were fair.
 */
export const newGameWithKey = (setup: GameSetup, content: Content, key: string): Game =>
  new Game(setup, content, key, firstCheckpoint(initialState(setup, content)));

/** A state from which a game starts. */
export const firstCheckpoint = (state: State): Checkpoint => ({ state, number: 0, drawn: 0, learnt: 0, told: 0, proposal: undefined });

export function initialState(setup: GameSetup, { catalogue }: Content): State {
  const facts = factsOf(setup, catalogue);
  const ships: Ship[] = [];
  setup.squads.forEach((squad, seat) => {
    squad.ships.forEach(({ upgrades, dockedTo }, place) => {
      const carrier = dockedTo === undefined ? undefined : shipId(seat, dockedTo);
      const { placedTokens } = facts.ships[ships.length] as ShipFacts;
      ships.push(newShip(shipId(seat, place), seat, ships.length, upgrades, carrier, wingPlaceOf(squad, seat, place), placedTokens));
    });
  });
  const remotes = (setup.remotes ?? []).map(({ seat }, number) => newShip(remoteId(number), seat ?? NOBODY, ships.length + number));
  return {
    stateVersion: STATE_VERSION,
    cursor: { phase: "setup", step: 0, skill: undefined, active: undefined },
    round: 0,
    initiative: setup.seats.map((_, seat) => seat),
    seats: setup.seats.map(({ player, bot }, seat) => ({
      status: "playing",
      edge: undefined,
      player: { id: player, ...(bot !== undefined && { bot }) },
      obstacles: setup.squads[seat]?.obstacles ?? [],
    })),
    ships,
    remotes,
    obstacles: [],
    devices: [],
    decks: facts.decks.map(({ cards }) => ({ cards, discards: [], left: cards.length })),
    effects: [],
    attack: undefined,
    motion: undefined,
    roll: undefined,
    counted: 0,
    timeCalled: false,
    scenario: undefined,
    away: undefined,
    standing: undefined,
    outcome: undefined,
  };
}

/** Only the leader has the leader's position (EB-WING-06), and no two ships of a wing share a position (EB-WING-05). */
function wingPlaceOf({ wings = [] }: SquadSetup, seat: Seat, place: number): WingPlace | undefined {
  for (const { leader, mates } of wings) {
    invariant(new Set(["leader", ...mates.map(({ position }) => position)]).size === mates.length + 1, "two ships in one place of a wing");
    if (leader === place) return { leader: shipId(seat, leader), position: "leader", split: false };
    const mate = mates.find(({ ship }) => ship === place);
    if (mate) return { leader: shipId(seat, leader), position: mate.position, split: false };
  }
  return undefined;
}
