/** Corrects or withdraws a player's name in a record. No hash covers names, so the record still proves its game. */
import { cleanName } from "@broadside/formats";
import { type GameRecord, nameIn, type PlayerId } from "@broadside/protocol";

/**
 * Returns the record with another name for the player, or without one. The dice key of a game from record format 1 or 2 was made from the
 * players' names. A withdrawn name has to leave these too, so the record loses the seed and salts and can't prove its dice any more. It
 * doesn't lose them if the name is only corrected.
 */
export function withName(record: GameRecord, player: PlayerId, name: string | undefined): GameRecord {
  const clean = name === undefined ? undefined : cleanName(name);
  const others = Object.fromEntries(Object.entries(record.names).filter(([id]) => id !== player));
  if (clean !== undefined) return { ...record, names: { ...others, [player]: clean } };
  const { dice, ...rest } = record;
  return { ...(isInDice(record, player) ? rest : record), names: others };
}

/** Whether the dice key was made from the player's name. */
function isInDice({ dice, setup, names }: GameRecord, player: PlayerId): boolean {
  if (!dice?.formerSetup) return false;
  const name = nameIn(names, player);
  return setup.seats.some((seat) => seat.player === player) || (name !== undefined && dice.salts.includes(name));
}
