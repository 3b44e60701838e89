/** A proposal in words: what would change. */
import type { Change, Game, Proposal } from "@broadside/rules";
import { shipName } from "./option-words.ts";
import { TOKEN_KINDS, TOKEN_NAMES } from "./words.ts";

export function proposalInWords(game: Game, { what }: Proposal): string {
  if ("undo" in what) return "Take back the last answer?";
  return `${what.changes.map((change) => changeInWords(game, change)).join("; ")}?`;
}

function changeInWords(game: Game, change: Change): string {
  if (change.change === "state") return `the table: ${Object.keys(change.set).join(", ")}`;
  const { ship: id, set } = change;
  const before = game.state.ships.find((ship) => ship.id === id);
  const words = [
    ...(set.status === "destroyed" || set.status === "fled" ? [`leaves the game as ${set.status}`] : []),
    ...TOKEN_KINDS.flatMap((token) =>
      set.tokens && set.tokens[token] !== before?.tokens[token]
        ? [`${TOKEN_NAMES[token]} ${before?.tokens[token] ?? 0} → ${set.tokens[token]}`]
        : [],
    ),
    ...(set.shields !== undefined && set.shields !== before?.shields ? [`shields ${before?.shields ?? 0} → ${set.shields}`] : []),
    ...(set.damage ? [`Damage cards ${before?.damage.length ?? 0} → ${set.damage.length}`] : []),
    ...(set.pose ? ["moved"] : []),
    ...Object.keys(set).filter((field) => !["status", "tokens", "shields", "damage", "pose"].includes(field)),
  ];
  return `${shipName(game, id)}: ${words.length > 0 ? words.join(", ") : "as it is"}`;
}
