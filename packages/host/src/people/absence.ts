/**
 * Lets players leave the table and come back. Before the game, the players may agree that a bot plays an absent player's seat. The rules
 * then don't count anybody as away. Without that agreement, the game gives the default answers for that seat. At least one person always
 * stays, so that no game plays itself.
 */
import type { Refusal, Seat } from "@broadside/rules";
import { agreedStandIn } from "../agreed.ts";
import type { LiveGame } from "../journal/live-game.ts";
import type { SeatPlayer } from "./seat-player.ts";

/** Returns who plays the seat from now on, or why the player can't leave. Undefined if no bot is involved; then the rules handle it. */
export function playerAfter(
  { game, players }: Pick<LiveGame, "game" | "players">,
  seat: Seat,
  away: boolean,
): { readonly player: SeatPlayer } | Refusal | undefined {
  const { setup, state, number } = game;
  const player = players[seat];
  if (player?.bot) return { player: away || !player.bot.isStandIn ? player : { id: player.id } };
  if (!away) return undefined;
  const isHere = (other: Seat): boolean =>
    players[other] !== undefined && !players[other].bot && state.seats[other]?.status === "playing" && !state.away?.includes(other);
  if (!players.some((_, other) => other !== seat && isHere(other))) return { refused: "somebody must stay at the table" };
  const level = agreedStandIn(setup);
  if (level === undefined || !player || state.outcome || !isHere(seat)) return undefined;
  // Any seed will do, because the journal saves it.
  return { player: { id: player.id, bot: { level, seed: number * players.length + seat, isStandIn: true } } };
}
