/** Who has to agree at the table, and who may vote about an absent player. */
import type { GameSetup, Seat } from "@broadside/rules";
import { agreedClocks } from "../agreed.ts";
import type { LiveGame } from "../journal/live-game.ts";
import { isBot } from "../people/seat-player.ts";
import type { OpenRequest } from "./table-state.ts";

type Players = Pick<LiveGame, "game" | "players">;

/** The seats of people who are still playing. */
export const peoplePlaying = ({ game, players }: Players): readonly Seat[] =>
  game.state.seats.flatMap(({ status }, seat) =>
    status === "playing" && !isBot(players, seat) && !game.state.away?.includes(seat) ? [seat] : [],
  );

/** The seats that still have to agree to a request. Bots agree to everything. */
export const seatsAsked = (live: Players, { agreed }: OpenRequest): readonly Seat[] =>
  peoplePlaying(live).filter((seat) => !agreed.includes(seat));

export const votersAbout = (live: Players, absent: Seat): readonly Seat[] => peoplePlaying(live).filter((seat) => seat !== absent);

/** More than half of the others decide. */
export const enoughVotes = (live: Players, absent: Seat): number => Math.floor(votersAbout(live, absent).length / 2) + 1;

const USUAL_AWAY_LIMIT = 180_000;

/** How long the others wait for an absent player, in milliseconds. */
export const awayLimit = (setup: GameSetup): number => agreedClocks(setup).away ?? USUAL_AWAY_LIMIT;
