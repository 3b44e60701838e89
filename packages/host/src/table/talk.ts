/** Who may write what at the table, and who may read it. */
import { agreementsOf } from "@broadside/formats";
import type { TalkLine } from "@broadside/protocol";
import type { HostedGame } from "../hosted-game.ts";
import type { Client } from "../people/clients.ts";

/**
 * Free text is off in event games with tournament assistance. Strangers may write to each other once every side has said a phrase.
 * Spectators may always write to each other.
 */
export function mayChat({ live: { game, table }, options }: Pick<HostedGame, "live" | "options">, { visitor }: Client): boolean {
  if (visitor.isJudge || visitor.seats.length === 0) return true;
  if (options.isOfEvent && agreementsOf(game.setup).aids === "strict") return false;
  const rule = options.chat ?? "open";
  if (rule !== "after phrases") return rule === "open";
  const spoken = new Set(table.talk.flatMap(({ from }) => ("seat" in from ? [game.setup.seats[from.seat]?.team] : [])));
  return game.setup.seats.every(({ team }) => spoken.has(team));
}

/** Players and spectators read each other's lines only when the game is over. Judges read everything. */
export function mayRead({ live: { game } }: Pick<HostedGame, "live">, { visitor }: Client, { from }: TalkLine): boolean {
  if (game.state.outcome || visitor.isJudge || "judge" in from) return true;
  return visitor.seats.length > 0 === "seat" in from;
}
