/** A recorded game played again by the rules: whether it is the same, or where the two part; and whether an event may take it for proven. */
import { verifyRecord } from "@broadside/content";
import type { GameRecord, Verdict } from "@broadside/rules";
import { catalogueOfUpdate } from "../catalogues.ts";
import { EXIT, print } from "../exit-codes.ts";
import { counted } from "./game-result.ts";
import { readRecord } from "./record-file.ts";

export async function verifyGame({ file, json, data }: Readonly<Record<string, unknown>>): Promise<number> {
  const record = await readRecord(String(file));
  if (!record) return EXIT.refused;
  const verdict = await verdictOn(record, data);
  print(json === true ? JSON.stringify(verdict) : inWords(verdict, record));
  return verdict.verdict === "same" ? EXIT.fine : EXIT.refused;
}

async function verdictOn(record: GameRecord, data: unknown): Promise<Verdict> {
  const { edition, pointsUpdate } = record.setup;
  return verifyRecord(record, pointsUpdate === undefined ? undefined : await catalogueOfUpdate(edition, pointsUpdate, data));
}

/** A record, and why it proves nothing, where it does not. */
export interface ReadProof {
  readonly record: GameRecord;
  readonly unproven: string | undefined;
}

/** Undefined, with the reason said, where it cannot be read at all. */
export async function readProof(file: string, data: unknown): Promise<ReadProof | undefined> {
  const record = await readRecord(file);
  if (!record) return undefined;
  const verdict = await verdictOn(record, data);
  return { record, unproven: verdict.verdict === "same" ? undefined : inWords(verdict, record) };
}

function inWords(verdict: Verdict, { commitment }: GameRecord): string {
  switch (verdict.verdict) {
    case "same":
      return [
        playedInWords(verdict),
        `  dice: made from the seed, the salts and the set-up; commitment ${commitment}`,
        ...verdict.beyond.map((limit) => `  beyond the limits of the format, as only a friendly game may be: ${limit}`),
      ].join("\n");
    case "not proven":
      return `Not proven: ${verdict.what}. Apart from that: ${playedInWords(verdict)}`;
    case "other rules":
      return `Not checked: the game was played by rules version ${verdict.rulesVersion}; these are ${verdict.here}. It can still be replayed.`;
    case "differs":
      return `Different from ${placeInWords(verdict.input)} on: ${verdict.what}.`;
    case "cut short":
      return `Cut short after ${placeInWords(verdict.input)}: ${verdict.what}.`;
  }
}

const playedInWords = ({ inputs, rulesVersion, over }: Extract<Verdict, { readonly over: boolean }>): string =>
  `Same: ${counted(inputs, "input")}, played again by rules version ${rulesVersion}${over ? "" : "; the game is not over"}.`;

const placeInWords = (input: number): string => (input === 0 ? "the start" : `input ${input}`);
