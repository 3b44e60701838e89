/** A recorded game played again by the rules: whether it is the same, or where the two part. */
import { type GameRecord, type Verdict, verify } from "@broadside/rules";
import { complain, EXIT, print } from "../exit-codes.ts";
import { gameContent } from "./game-content.ts";
import { counted } from "./game-result.ts";
import { readRecord } from "./record-file.ts";

export async function verifyGame({ file, json }: Readonly<Record<string, unknown>>): Promise<number> {
  const record = await readRecord(String(file));
  if (!record) return EXIT.refused;
  const content = await gameContent(record.setup);
  if (!content) return EXIT.refused;
  const verdict = verify(record, content);
  print(json === true ? JSON.stringify(verdict) : inWords(verdict, record));
  return verdict.verdict === "same" ? EXIT.fine : EXIT.refused;
}

/** For what counts: undefined, with the reason said, where the rules make something else of its inputs. Games of other rules are believed. */
export async function readSoundRecord(file: string): Promise<GameRecord | undefined> {
  const record = await readRecord(file);
  if (!record) return undefined;
  const content = await gameContent(record.setup);
  if (!content) return undefined;
  const verdict = verify(record, content);
  if (verdict.verdict === "same" || verdict.verdict === "other rules") return record;
  complain(`${file} is not a game by the rules: whoever believes it tells the result by hand. ${inWords(verdict, record)}`);
  return undefined;
}

function inWords(verdict: Verdict, record: GameRecord): string {
  switch (verdict.verdict) {
    case "same":
      return [
        `Same: ${counted(verdict.inputs, "input")}, played again by rules version ${verdict.rulesVersion}${verdict.over ? "" : "; the game is not over"}.`,
        `  ${diceInWords(verdict.dice, record)}`,
      ].join("\n");
    case "other rules":
      return `Not checked: the game was played by rules version ${verdict.rulesVersion}; these are ${verdict.here}. It can still be replayed.`;
    case "differs":
      return `Different from ${placeInWords(verdict.input)} on: ${verdict.what}.`;
    case "cut short":
      return `Cut short after ${placeInWords(verdict.input)}: ${verdict.what}.`;
  }
}

const placeInWords = (input: number): string => (input === 0 ? "the start" : `input ${input}`);

function diceInWords(dice: "checked" | "not given", { commitment }: GameRecord): string {
  if (dice === "not given") return "dice: rolled with the key of the record; the seed it was made from is not given";
  return `dice: made from the seed and the salts${commitment === undefined ? "" : `; commitment ${commitment}`}`;
}
