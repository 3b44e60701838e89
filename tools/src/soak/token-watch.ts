/** Checks that no token appears from nowhere: whenever a ship gets a token, the log must show it. */
import type { Game, ShipId, TokenKind, Tokens } from "@broadside/rules";

/**
 * Call the returned function after every input. Refunding a cost returns tokens without a log entry, so editions where that happens
 * (2E-ACT-13) are not watched.
 */
export function tokenWatch(game: Game): () => string | undefined {
  if (game.edition.queue) return () => undefined;
  let before = tokensIn(game);
  return () => {
    const after = tokensIn(game);
    const broken = madeOfNothing(game, before, after);
    before = after;
    return broken;
  };
}

type TokensByShip = ReadonlyMap<ShipId, Tokens>;
const tokensIn = ({ state }: Game): TokensByShip => new Map(state.ships.map(({ id, tokens }) => [id, tokens]));

function madeOfNothing({ log }: Game, before: TokensByShip, after: TokensByShip): string | undefined {
  const notes = log.at(-1)?.events.flatMap((event) => ("note" in event && event.note === "token" ? [event] : [])) ?? [];
  for (const [ship, tokens] of after)
    for (const [token, count] of Object.entries(tokens) as [TokenKind, number][]) {
      const came = count - (before.get(ship)?.[token] ?? 0);
      if (came <= 0) continue;
      const told = notes.filter((note) => note.ship === ship && note.token === token).length;
      if (came > told) return `${ship} has ${came} ${token} more, and the log tells of ${told}`;
    }
  return undefined;
}
