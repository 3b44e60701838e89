/** Changes who plays a seat: a bot takes it over, its player leaves or returns. */
import type { AnyRefusal } from "@broadside/protocol";
import type { Seat } from "@broadside/rules";
import type { HostedGame } from "../hosted-game.ts";
import { refuseAction } from "../messages/authority.ts";
import { playerAfter } from "./absence.ts";
import type { Client } from "./clients.ts";

/** Hands the seat to a bot of this level; without a level, to its player. */
export function takeOver(running: HostedGame, { visitor }: Client, seat: Seat, level: string | undefined): AnyRefusal | undefined {
  const { live, desk } = running;
  const player = live.players[seat];
  if (!player) return { refused: "no such seat" };
  if (live.closed) return { refused: "only to be watched" };
  if (live.game.state.outcome) return { refused: "the game is over" };
  const refused = refuseAction("take over", visitor, seat, live);
  if (refused) return refused;
  if (level !== undefined && !desk.has(level)) return { refused: "no such bot" };
  // The log gets no entry for a player who is the same as before.
  if (player.bot?.level === level) running.noteAnswered();
  // Any seed will do, because the journal saves it.
  const seed = live.game.number * live.players.length + seat;
  live.players[seat] = { id: player.id, ...(level !== undefined && { bot: { level, seed } }) };
  return undefined;
}

/**
 * Handles a player who leaves or returns: a bot takes the seat or gives it back, or else the rules get the input `away`. Returns the reason
 * if that isn't possible.
 */
export function setAway(
  running: HostedGame,
  seat: Seat,
  away: boolean,
  input: unknown = { input: "away", seat, away },
): AnyRefusal | undefined {
  const after = playerAfter(running.live, seat, away);
  if (!after) return running.carryOut(input);
  if ("refused" in after) return after;
  running.live.players[seat] = after.player;
  return undefined;
}
