/** A recorded game as text: its story or every event, how it stands after an input, and each side's account. */
import { type Game, type GameRecord, stillFromRecord } from "@broadside/rules";
import { accountOf, bringUpToDate, EDITION_TERMS, inWords, type LogLine, namesOf, newGameLog, phaseInWords } from "@broadside/telling";
import { complain, EXIT, print } from "../exit-codes.ts";
import { OptionReader } from "../terminal/option-reader.ts";
import { accountLines } from "./account-table.ts";
import { gameContent } from "./game-content.ts";
import { readRecord } from "./record-file.ts";
import { type StateInGame, stateTable } from "./state-table.ts";

export async function replayGame(args: Readonly<Record<string, unknown>>): Promise<number> {
  const options = new OptionReader(args);
  const asked = options.whole("to");
  if (options.complains()) return EXIT.usage;
  const record = await readRecord(String(args["file"]));
  if (!record) return EXIT.refused;
  const last = record.entries.at(-1)?.number ?? 0;
  if (asked !== undefined && asked > last) {
    complain(`${args["file"]} has ${last} inputs; --to is a number from 0 to ${last}.`);
    return EXIT.usage;
  }
  const to = asked ?? last;
  try {
    const content = await gameContent(record.setup);
    if (!content) return EXIT.refused;
    const still = stillFromRecord(record, to, content);
    if (!still.ok) {
      complain(`${args["file"]} ${still.problems.map(({ reason }) => reason).join("; ")}.`);
      return EXIT.refused;
    }
    const game = still.value;
    const lines = () => (args["full"] === true ? traceOf(record, to, game) : storyOf(record, game));
    const text = () => [...lines(), "", stateTable(game), "", ...accountLines(accountOf(game))].join("\n");
    print(args["json"] === true ? JSON.stringify(game.state) : text());
    return EXIT.fine;
  } catch (error) {
    // A record is read as it is written; it may hold what no game does.
    complain(`${args["file"]} cannot be replayed: ${error instanceof Error ? error.message : String(error)}.`);
    return EXIT.refused;
  }
}

/** A line for each activation and attack, behind the number of the input that it begins with, under headings for rounds and phases. */
function storyOf({ keyframes }: GameRecord, game: Game): readonly string[] {
  const log = newGameLog("en", keyframes[0]?.state);
  bringUpToDate(game, log);
  const width = String(game.number).length;
  const terms = EDITION_TERMS[game.setup.edition];
  const headingOf = ({ round, phase }: LogLine): string =>
    round === 0 || phase === "over" ? phaseInWords(phase, terms) : `Round ${round}, ${phaseInWords(phase, terms)}`;
  return log.lines.flatMap((line, at) => {
    const before = log.lines[at - 1];
    const heading = headingOf(line);
    const text = `${String(Number.parseInt(line.key, 10)).padStart(width)}  ${line.text}`;
    return before && headingOf(before) === heading ? [text] : [heading, text];
  });
}

/** A line for every event, behind the number of the input that caused it. */
function traceOf({ entries }: GameRecord, to: number, moment: StateInGame): readonly string[] {
  const width = String(to).length;
  const names = namesOf(moment);
  return entries
    .filter(({ number }) => number <= to)
    .flatMap(({ number, events }) =>
      events
        .flatMap((event) => inWords(event, names) ?? [])
        .map((line, at) => `${(at === 0 ? String(number) : "").padStart(width)}  ${line}`),
    );
}
