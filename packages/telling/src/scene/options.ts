/** What an option shows on the table. */
import type { OpenAttack } from "@broadside/protocol";
import { type Game, isOpenAttack, isPlaceAsk, type Question, shipIn } from "@broadside/rules";

/** What can be measured before an attack is declared. */
export function attackIn(game: Game, { number }: Question, key: string): OpenAttack | undefined {
  const asked = game.open.find((one) => one.number === number)?.ask;
  const option = asked && !isPlaceAsk(asked) ? asked.options.find((one) => one.key === key) : undefined;
  if (!isOpenAttack(option?.value)) return undefined;
  const { range, obstructed } = option.value;
  return { range, obstructed };
}

/** The piece on the table that an option is about: the option itself, or what stands behind an arrow; of a section its ship. */
export function pieceIn({ state }: Game, key: string): string | undefined {
  const id = shipIn(key.slice(key.lastIndexOf(">") + 1));
  const isShip = [...state.ships, ...state.remotes].some((ship) => ship.id === id && ship.status === "inPlay");
  const pieces = [...state.devices, ...state.obstacles, ...(state.scenario?.pieces ?? [])];
  return isShip || pieces.some((piece) => piece.id === id) ? id : undefined;
}
