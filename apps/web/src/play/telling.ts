/** What has happened in words, told piece by piece as a game goes on. */
import { type Change, eventsFor, type Game, inWords, isChange, type Note, namesOf } from "@broadside/rules";
import { pieceInWords } from "./option-words.ts";
import type { LogLine } from "./protocol.ts";

export interface Telling {
  readonly log: LogLine[];
  /** Up to which input the log has been told, and the round then. */
  told: number;
  round: number;
  /** What ships revealed: a line that only says it again is left out. */
  readonly revealed: Map<string, string>;
  /** What obstacles and devices are called: a line may be about one that is gone by now. */
  readonly pieces: Map<string, string>;
}

export const nothingTold = (): Telling => ({ log: [], told: -1, round: 0, revealed: new Map(), pieces: new Map() });

/** Adds to the log what has happened since it was last told, as everybody may know it. */
export function tell(game: Game, telling: Telling): void {
  const names = namesOf(game);
  for (const { number, events } of eventsFor(game, [], telling.told)) {
    telling.told = number;
    events.forEach((event, at) => {
      if (isChange(event)) noteChange(event, telling);
      if (isChange(event) || isSaidAgain(event, telling.revealed)) return;
      const piece = event.piece && (telling.pieces.get(event.piece) ?? pieceInWords(game, event.piece));
      const text = inWords({ ...event, piece }, names);
      if (text !== undefined) telling.log.push({ key: `${number} ${at}`, round: telling.round, text });
    });
  }
}

function noteChange(event: Change, telling: Telling): void {
  if (event.change !== "state") return;
  const { round, obstacles = [], devices = [] } = event.set;
  if (round !== undefined) telling.round = round;
  for (const { id } of [...obstacles, ...devices]) telling.pieces.set(id, pieceInWords({ state: { obstacles, devices } }, id));
}

/** That a ship activates, and flies what it has revealed, goes without saying. */
function isSaidAgain({ note, ship = "", text = "" }: Note, revealed: Map<string, string>): boolean {
  if (note === "revealed") revealed.set(ship, text);
  return note === "activated" || (note === "maneuver" && revealed.get(ship) === text);
}
