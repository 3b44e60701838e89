/** Games that many tests start from: those that the page offers first, and small ones. */
import type { Game } from "@broadside/rules";
import { chosenGame, firstEdition, judged, set, twoSquads } from "./made-games.ts";

/** Wedge Antilles (A1) and two more against seven TIE fighters. */
export const standardGame = (): Promise<Game> => firstEdition("standard-100", ["1e-red-squadron", "1e-howlrunner-swarm"]);
/** Answers for a fight: ships fly slowly enough to meet, and attack with focus tokens. */
export const FIGHTING = { dial: /^2F[GW]/, action: /^focus/, attack: />/ };

/** One ship each, for a short set-up. */
export const duel = (): Promise<Game> =>
  chosenGame({
    edition: "1e",
    format: "standard-100",
    seats: twoSquads({ faction: "rebel", pilots: ["wedgeantilles"] }, { faction: "imperial", pilots: ["academypilot"] }),
  });

/** A corvette (A1) and a transport (A2) with five fighters against a raider (B1) and eight, Darth Vader (B9) among them. */
export const epicDogfight = (): Promise<Game> => firstEdition("epic-dogfight", ["1e-tantive-and-transport", "1e-raider-and-escort"]);
/** The corvette flies at its top speed. */
export const FULL_SPEED = { dial: /^4F/ };

/** Takes the energy off these cards of the corvette, so that its player must choose where to put energy. */
export function discharged(game: Game, ...cards: readonly string[]): Game {
  const upgrades = game.state.ships.find(({ id }) => id === "A1")?.upgrades ?? [];
  return judged(game, set("A1", { upgrades: upgrades.map((card) => (cards.includes(card.id) ? { ...card, energy: 0 } : card)) }));
}
