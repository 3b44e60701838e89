/** What has happened in words, told piece by piece as a game goes on. */
import type { LogLine } from "@broadside/protocol";
import { type Change, eventsFor, type Game, isChange, type Note } from "@broadside/rules";
import { type Language, WORDINGS, type Wording } from "../language.ts";
import type { Look } from "./look.ts";

export interface GameLog {
  readonly language: Language;
  readonly lines: LogLine[];
  /** Up to which input the log has been told, and the round then. */
  told: number;
  round: number;
  /** How many looks have been told. */
  looks: number;
  /** What ships revealed: a line that only says it again is left out. */
  readonly revealed: Map<string, string>;
  /** What obstacles and devices are called: a line may be about one that is gone by now. */
  readonly pieces: Map<string, string>;
}

export const newGameLog = (language: Language = "en"): GameLog => ({
  language,
  lines: [],
  told: -1,
  round: 0,
  looks: 0,
  revealed: new Map(),
  pieces: new Map(),
});

/** Adds to the log what has happened since it was last told, as everybody may know it; looks each after the input that they came after. */
export function bringUpToDate(game: Game, log: GameLog, looks: readonly Look[] = []): void {
  for (const { number, events } of eventsFor(game, [], log.told)) {
    tellLooks(game, log, looks, number);
    log.told = number;
    events.forEach((event, at) => {
      if (isChange(event)) noteChange(event, log);
      if (isChange(event) || isSaidAgain(event, log.revealed)) return;
      const text = lineOf(game, event, log.pieces, WORDINGS[log.language]);
      if (text !== undefined) log.lines.push({ key: `${number} ${at}`, round: log.round, text });
    });
  }
  tellLooks(game, log, looks, Number.POSITIVE_INFINITY);
}

/** Those that came before an input. */
function tellLooks(game: Game, log: GameLog, looks: readonly Look[], before: number): void {
  for (let look = looks[log.looks]; look && look.number < before; look = looks[log.looks]) {
    const name = game.setup.seats[look.seat]?.name ?? "";
    const text = WORDINGS[log.language].lookInWords(name, look, game.setup.edition);
    log.lines.push({ key: `${look.number} look ${log.looks}`, round: look.round, text });
    log.looks += 1;
  }
}

/** Obstacles and devices by their names. */
function lineOf(game: Game, event: Note, pieces: GameLog["pieces"], words: Wording): string | undefined {
  const names = words.namesOf(game);
  return words.inWords(event, { ...names, pieceOf: (id) => pieces.get(id) ?? words.pieceInWords(game, id, names) });
}

function noteChange(event: Change, log: GameLog): void {
  if (event.change !== "state") return;
  const { round, obstacles = [], devices = [] } = event.set;
  if (round !== undefined) log.round = round;
  for (const { id } of [...obstacles, ...devices])
    log.pieces.set(id, WORDINGS[log.language].pieceInWords({ state: { obstacles, devices } }, id));
}

/** That a ship activates, and flies what it has revealed, goes without saying. */
function isSaidAgain(event: Note, revealed: Map<string, string>): boolean {
  if (event.note === "revealed") revealed.set(event.ship, event.maneuver);
  return event.note === "activated" || (event.note === "maneuver" && revealed.get(event.ship) === event.maneuver);
}

/** Something that the game itself does not know: what becomes of it is in nobody's record. */
export function logNotice({ number }: Game, { lines, round }: GameLog, text: string): void {
  lines.push({ key: `${number} notice ${lines.length}`, round, text });
}
