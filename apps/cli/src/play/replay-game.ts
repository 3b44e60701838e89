/** A recorded game told in words, how it stands after an input, and each side's account. */
import { type GameRecord, stillFromRecord } from "@broadside/rules";
import { accountOf, inWords, namesOf } from "@broadside/telling";
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
    const told = () => [...logInWords(record, to, game), "", stateTable(game), "", ...accountLines(accountOf(game))].join("\n");
    print(args["json"] === true ? JSON.stringify(game.state) : told());
    return EXIT.fine;
  } catch (error) {
    // A record is read as it is written; it may hold what no game does.
    complain(`${args["file"]} cannot be replayed: ${error instanceof Error ? error.message : String(error)}.`);
    return EXIT.refused;
  }
}

/** A line for everything worth telling, behind the number of the input that caused it. */
function logInWords({ entries }: GameRecord, to: number, moment: StateInGame): readonly string[] {
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
