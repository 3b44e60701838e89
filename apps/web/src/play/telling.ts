/** What has happened in words, told piece by piece as a game goes on. */
import { type AnyNote, type Change, eventsFor, type Game, inWords, isChange, namesOf, type Seat, shipIn } from "@broadside/rules";
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
  for (const { number, events } of eventsFor(game, [], telling.told)) {
    telling.told = number;
    events.forEach((event, at) => {
      if (isChange(event)) noteChange(event, telling);
      if (isChange(event) || isSaidAgain(event, telling.revealed)) return;
      const text = lineOf(game, event, telling.pieces);
      if (text !== undefined) telling.log.push({ key: `${number} ${at}`, round: telling.round, text });
    });
  }
}

/** Who touches dials that lie facedown says so (2E-PLAN-10). The game does not change by it, so its record does not have it. */
export function tellLook({ number, setup }: Game, { log, round }: Telling, seat: Seat): void {
  log.push({ key: `${number} look ${log.length}`, round, text: `${setup.seats[seat]?.name} looks at the own dials` });
}

/** Obstacles and devices by their names. */
function lineOf(game: Game, event: AnyNote, pieces: Telling["pieces"]): string | undefined {
  const names = namesOf(game);
  const named = (id: string | undefined): string | undefined => id && (pieces.get(id) ?? pieceInWords(game, id, names));
  const target = event.target !== undefined && names.ships[shipIn(event.target)] === undefined ? named(event.target) : event.target;
  return inWords({ ...event, piece: named(event.piece), target }, names);
}

function noteChange(event: Change, telling: Telling): void {
  if (event.change !== "state") return;
  const { round, obstacles = [], devices = [] } = event.set;
  if (round !== undefined) telling.round = round;
  for (const { id } of [...obstacles, ...devices]) telling.pieces.set(id, pieceInWords({ state: { obstacles, devices } }, id));
}

/** That a ship activates, and flies what it has revealed, goes without saying. */
function isSaidAgain({ note, ship = "", text = "" }: AnyNote, revealed: Map<string, string>): boolean {
  if (note === "revealed") revealed.set(ship, text);
  return note === "activated" || (note === "maneuver" && revealed.get(ship) === text);
}
