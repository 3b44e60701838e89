/** Prints a recorded game: its story or every event, the ships after an input, and each side's score. */

import { frozenFromRecord, type Game, type GameRecord } from "@broadside/rules";
import { type LogLine, newGameLog, phaseInWords, updateLog } from "@broadside/telling";
import { ENGLISH } from "@broadside/telling/english";
import { quoted } from "../event/file/command-words.ts";
import { EXIT } from "../exit-codes.ts";
import { complain, print } from "../terminal/messages.ts";
import { OptionReader } from "../terminal/option-reader.ts";
import { accountLines } from "./account-table.ts";
import { gameContent } from "./game-content.ts";
import { readRecord } from "./record-file.ts";
import { type StateInGame, stateTable } from "./state-table.ts";

export async function replayGame(args: Readonly<Record<string, unknown>>): Promise<number> {
  const options = new OptionReader(args);
  const asked = options.whole("to");
  if (options.reportProblems()) return EXIT.usage;
  const record = await readRecord(String(args["file"]));
  if (!record) return EXIT.refused;
  const last = record.entries.at(-1)?.number ?? 0;
  if (asked !== undefined && asked > last) {
    complain(`${args["file"]} has only ${last} inputs.`, `Use a number from 0 to ${last} for --to.`);
    return EXIT.usage;
  }
  const to = asked ?? last;
  try {
    const content = await gameContent(record.setup);
    if (!content) return EXIT.refused;
    const still = frozenFromRecord(record, to, content);
    if (!still.ok) {
      complain(
        `${args["file"]} can't be replayed: it ${still.problems.map(({ reason }) => reason).join("; ")}.`,
        `Check the record: broadside verify ${quoted(String(args["file"]))}`,
      );
      return EXIT.refused;
    }
    const game = still.value;
    const lines = () => (args["full"] === true ? traceOf(record, to, game) : storyOf(record, game));
    const text = () => [...lines(), "", stateTable(game), "", ...accountLines(ENGLISH.accountOf(game))].join("\n");
    print(args["json"] === true ? JSON.stringify(game.state) : text());
    return EXIT.fine;
  } catch (error) {
    // The record wasn't verified, so it may contain things that never happen in a game.
    complain(
      `${args["file"]} can't be replayed: ${error instanceof Error ? error.message : String(error)}.`,
      `Check the record: broadside verify ${quoted(String(args["file"]))}`,
    );
    return EXIT.refused;
  }
}

/** Returns a line for each activation and attack, numbered by its first input, under headings for rounds and phases. */
function storyOf({ keyframes }: GameRecord, game: Game): readonly string[] {
  const log = newGameLog("en", keyframes[0]?.state);
  updateLog(game, log);
  const width = String(game.number).length;
  const { edition } = game.setup;
  const headingOf = ({ round, phase }: LogLine): string =>
    round === 0 || phase === "over"
      ? phaseInWords(phase, edition, ENGLISH.words)
      : `Round ${round}, ${phaseInWords(phase, edition, ENGLISH.words)}`;
  return log.lines.flatMap((line, at) => {
    const before = log.lines[at - 1];
    const heading = headingOf(line);
    const text = `${String(Number.parseInt(line.key, 10)).padStart(width)}  ${line.text}`;
    return before && headingOf(before) === heading ? [text] : [heading, text];
  });
}

/** Returns a line for every event, numbered by the input that caused it. */
function traceOf({ entries }: GameRecord, to: number, moment: StateInGame): readonly string[] {
  const width = String(to).length;
  const known = ENGLISH.namesOf(moment);
  const pieces = new Map(entries.flatMap(({ events }) => events.flatMap((event) => ENGLISH.piecesIn(event, known))));
  const names = { ...known, pieceOf: (id: string) => pieces.get(id) ?? ENGLISH.pieceInWords(moment, id, known) };
  return entries
    .filter(({ number }) => number <= to)
    .flatMap(({ number, events }) =>
      events
        .flatMap((event) => ENGLISH.inWords(event, names) ?? [])
        .map((line, at) => `${(at === 0 ? String(number) : "").padStart(width)}  ${line}`),
    );
}
